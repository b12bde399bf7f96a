import { monthsOf, openLeadsIn, shown } from "@salvia/domain/lead/salesFigures";

import type { PersonStats } from "./salesStats.data.ts";

/** What a person has to do, and what they did this month. */
type PersonLoad = {
  uid: string;
  /** Leads in progress, and how many of them no one has worked on yet. */
  open: number;
  waiting: number;
  converted: number;
  created: number;
};

/** The load of each person who has leads in progress or had some this month, the largest first. */
export function teamLoad(people: readonly PersonStats[], now: Date): readonly PersonLoad[] {
  return people
    .map(({ uid, stats }) => {
      const { converted, created } = monthsOf(stats, now).at(-1) ?? { converted: 0, created: 0 };
      const waiting = shown(stats.statuses.new);
      return { uid, open: openLeadsIn(stats), waiting, converted, created };
    })
    .filter(({ open, converted, created }) => open + converted + created > 0)
    .toSorted((a, b) => b.open - a.open || b.waiting - a.waiting);
}
