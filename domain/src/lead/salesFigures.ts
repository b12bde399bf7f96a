import { lossReasons, type LossReason } from "./leadLoss.ts";
import { leadStatuses, openLeadStatuses, type LeadStatus } from "./leadStatus.ts";
import { monthsUntil } from "../shared/month.ts";
import { addFigures, noFigures, type SalesFigures } from "./salesStats.ts";

/** The number of months on the dashboard, including the current one. */
const monthsShown = 6;

/** The figures of a month; `month` has the form `2026-11`. */
export type MonthFigures = { month: string; created: number; converted: number };

/** The number of leads per status and the sum of their monthly premiums, in pipeline order. */
export function pipelineOf({
  statuses,
  premiums,
}: SalesFigures): readonly { status: LeadStatus; count: number; premium: number }[] {
  return leadStatuses.map((status) => ({
    status,
    count: shown(statuses[status]),
    premium: shown(premiums[status]),
  }));
}

/** The reasons for which leads were lost, the most frequent first. */
export function lossesOf({
  losses,
}: SalesFigures): readonly { reason: LossReason; count: number }[] {
  return lossReasons
    .map((reason) => ({ reason, count: shown(losses[reason]) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The figures of the months up to now, oldest first. */
export function monthsOf({ months }: SalesFigures, now: Date): readonly MonthFigures[] {
  return monthsUntil(now, monthsShown).map((month) => ({
    month,
    created: shown(months[month]?.created ?? 0),
    converted: shown(months[month]?.converted ?? 0),
  }));
}

/** The number of leads in progress. */
export function openLeadsIn({ statuses }: SalesFigures): number {
  return openLeadStatuses.reduce((sum, status) => sum + shown(statuses[status]), 0);
}

export function sumOfFigures(all: readonly SalesFigures[], now: Date): SalesFigures {
  return all.reduce((sum, figures) => addFigures(sum, figures, now), noFigures());
}

/** Whether there are, or recently were, any leads to show. */
export function hasLeads({ kinds, months }: SalesFigures): boolean {
  return kinds.lead + kinds.client > 0 || Object.keys(months).length > 0;
}

/** Counts can drop below zero briefly while earlier events are still in transit. */
export function shown(count: number): number {
  return Math.max(0, count);
}
