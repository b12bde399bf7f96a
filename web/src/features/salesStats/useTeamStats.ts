import { hasLeads } from "@salvia/domain/figures";
import { useState } from "react";

import { useLive, type Live } from "../../firebase/live.tsx";
import { teamStats, type TeamStats } from "./salesStats.data.ts";

/**
 * The figures of everyone who has leads, or had some lately; empty where that is nobody.
 *
 * @returns also how they are read anew
 */
export function useTeamStats(): { team: Live<TeamStats>; refresh: () => void } {
  const [round, setRound] = useState(0);
  const live = useLive(`salesStats/team/${round}`, teamStats());
  const refresh = () => setRound(round + 1);
  if (live.status !== "content") return { team: live, refresh };
  const people = live.value.people.filter(({ stats }) => hasLeads(stats));
  const team = { ...live.value, people };
  return {
    team: people.length === 0 ? { status: "empty" } : { status: "content", value: team },
    refresh,
  };
}
