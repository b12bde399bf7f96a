import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";
import { hasLeads } from "@salvia/domain/lead/salesFigures";

import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../session/useAuth.ts";
import { salesStatsOf, teamStats, type PersonStats } from "./salesStats.data.ts";

/** The signed-in salesperson's figures, live, from one document. Empty if they have no leads. */
export function useSalesStats(): LiveQuery<SalesFigures> {
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("salesStats", salesStatsOf(uid));
  if (live.status !== "content") return live;
  const figures = live.value ?? noFigures();
  return hasLeads(figures) ? { status: "content", value: figures } : { status: "empty" };
}

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
