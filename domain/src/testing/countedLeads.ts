import {
  noFigures,
  tally,
  withKeptMonths,
  type CountedLead,
  type SalesFigures,
} from "../lead/salesStats.ts";

/** The current time in tests of figures. */
export const now = new Date("2026-11-21T10:00:00Z");

/** A lead of Ana's, with the counted fields only. */
export function lead(changes: Partial<CountedLead> = {}): CountedLead {
  const createdAt = new Date("2026-10-31T23:30:00Z");
  return {
    ownerId: "ana",
    kind: "lead",
    status: "new",
    plan: "standard",
    createdAt,
    enrolledAt: null,
    ...changes,
  };
}

/** A lead that has enrolled. */
export const client = lead({
  kind: "client",
  status: "enrolled",
  enrolledAt: new Date("2026-11-02T00:00:00Z"),
});

export function counted(leads: Iterable<CountedLead>): SalesFigures {
  const figures = noFigures();
  for (const each of leads) tally(figures, each, 1);
  return withKeptMonths(figures, now);
}
