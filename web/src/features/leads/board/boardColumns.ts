import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadStatuses, type LeadStatus } from "@salvia/domain/lead/leadStatus";

import type { PageShape } from "../paging/leadPages.ts";

/** The columns that a filter leaves: those of its statuses, or those with leads of its kind. */
export function columnsOf({ status, kind }: LeadFilter): readonly LeadStatus[] {
  if (status !== null) return status;
  if (kind === null) return leadStatuses;
  return leadStatuses.filter((each) => (each === "enrolled") === (kind === "client"));
}

/** Whether a column opens only on request, so that a board of leads in progress costs few reads. */
export function startsClosed(column: LeadStatus, { status, kind }: LeadFilter): boolean {
  if (status !== null || kind === "client") return false;
  return column === "enrolled" || column === "lost";
}

/**
 * The leads of a column, the last changed first, so that a moved lead appears at the top. Those of
 * certain days are in the order by them, as in the list.
 */
export function columnFilter(filter: LeadFilter, status: LeadStatus): LeadFilter {
  return {
    ...filter,
    status: [status],
    kind: null,
    sort: isByDay(filter) ? filter.sort : "updated",
  };
}

/** Whether the leads are in the order of the days that the filter asks for. */
export function isByDay({ created, step }: LeadFilter): boolean {
  return created !== null || Boolean(step?.days);
}

/**
 * A column opens with eight cards. Its total comes from stored counters, so it needs no extra row.
 * At most five of its pages are live, so at most 50 leads.
 */
export const columnPages: PageShape = { size: 8, open: 8, splitAbove: 10 };

/** The column on one side of another; the same one at the end. */
export function columnBeside(
  columns: readonly LeadStatus[],
  column: LeadStatus,
  side: -1 | 1,
): LeadStatus {
  return columns[columns.indexOf(column) + side] ?? column;
}
