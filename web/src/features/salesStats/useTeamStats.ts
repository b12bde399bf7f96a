import { hasLeads } from "@salvia/domain/lead/salesFigures";

import { useLiveQuery, type LiveQuery } from "../../firebase/useLiveQuery.tsx";
import { teamStats, type PersonStats } from "./salesStats.data.ts";

/**
 * The figures of everyone who has leads or had some recently, live; empty if there is no such
 * person.
 */
export function useTeamStats(): LiveQuery<readonly PersonStats[]> {
  const live = useLiveQuery("salesStats/team", teamStats());
  if (live.status !== "content") return live;
  const people = live.value.filter(({ stats }) => hasLeads(stats));
  return people.length === 0 ? { status: "empty" } : { status: "content", value: people };
}
