import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadSort } from "@salvia/domain/lead/leadFilter";

import type { LeadRow } from "./leadRow.ts";

/** Sorts rows that the database returned unordered; equal rows are ordered by id. */
export function sortedRows<Row extends LeadRow>(
  rows: readonly Row[],
  sort: LeadSort,
): readonly Row[] {
  return rows.toSorted((a, b) => orders[sort](a.lead, b.lead) || (a.id < b.id ? -1 : 1));
}

const orders: Readonly<Record<LeadSort, (a: Lead, b: Lead) => number>> = {
  created: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  updated: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
  name: (a, b) => names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName),
  step: (a, b) => Number(dayOf(a) > dayOf(b)) - Number(dayOf(a) < dayOf(b)),
};

const dayOf = ({ nextStepDay }: Lead) => nextStepDay ?? "";

const names = new Intl.Collator();
