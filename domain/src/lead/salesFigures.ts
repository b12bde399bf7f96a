import { leadStatuses, openLeadStatuses, type LeadStatus } from "./leadStatus.ts";
import { monthsUntil } from "../shared/month.ts";
import { addFigures, noFigures, type SalesFigures } from "./salesStats.ts";

/** How many months the dashboard shows, the running one among them. */
const monthsShown = 6;

/** A month's figures; `month` is such as `2026-11`. */
export type MonthFigures = { month: string; created: number; converted: number };

/** How many leads there are at each status, in the order of a lead's way. */
export function pipelineOf({
  statuses,
}: SalesFigures): readonly { status: LeadStatus; count: number }[] {
  return leadStatuses.map((status) => ({ status, count: shown(statuses[status]) }));
}

/** The figures of the months up to now, the oldest first. */
export function monthsOf({ months }: SalesFigures, now: Date): readonly MonthFigures[] {
  return monthsUntil(now, monthsShown).map((month) => ({
    month,
    created: shown(months[month]?.created ?? 0),
    converted: shown(months[month]?.converted ?? 0),
  }));
}

/** How many leads still have to go somewhere. */
export function openLeadsIn({ statuses }: SalesFigures): number {
  return openLeadStatuses.reduce((sum, status) => sum + shown(statuses[status]), 0);
}

/** Many people's figures as one. */
export function sumOfFigures(all: readonly SalesFigures[], now: Date): SalesFigures {
  return all.reduce((sum, figures) => addFigures(sum, figures, now), noFigures());
}

/** Whether there is, or was lately, anything to show. */
export function hasLeads({ kinds, months }: SalesFigures): boolean {
  return kinds.lead + kinds.client > 0 || Object.keys(months).length > 0;
}

/** A count is below zero for a moment while earlier news is on its way. */
export function shown(count: number): number {
  return Math.max(0, count);
}
