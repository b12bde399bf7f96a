import { monthsOf, openLeadsIn, shown } from "@salvia/domain/lead/salesFigures";
import type { SalesFigures } from "@salvia/domain/lead/salesStats";

/** How a salesperson's month went, beside the one before; months are such as `2026-10`. */
export type MonthReport = {
  month: string;
  monthBefore: string;
  created: number;
  createdBefore: number;
  converted: number;
  convertedBefore: number;
  /** How many leads are in progress now, and how many are clients. */
  open: number;
  clients: number;
};

/** The report of a month from somebody's figures as they are now. */
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
