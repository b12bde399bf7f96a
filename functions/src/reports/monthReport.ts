import { monthsOf, openLeadsIn, shown } from "@salvia/domain/lead/salesFigures";
import type { SalesFigures } from "@salvia/domain/lead/salesStats";

import type { MonthReport } from "../mail/render/mailData.ts";

/** Creates the report of a month from a salesperson's current figures. */
export function monthReport(figures: SalesFigures, month: string): MonthReport {
  const [before, past] = monthsOf(figures, new Date(`${month}-01T00:00:00Z`)).slice(-2);
  return {
    month,
    monthBefore: before?.month ?? month,
    created: past?.created ?? 0,
    createdBefore: before?.created ?? 0,
    converted: past?.converted ?? 0,
    convertedBefore: before?.converted ?? 0,
    open: openLeadsIn(figures),
    clients: shown(figures.kinds.client),
  };
}
