import { uidSchema } from "@salvia/domain/account/account";
import { auditActions, type AuditEntry } from "@salvia/domain/audit/auditEntry";

import { isDay, spanOf } from "../../lib/time/calendarDay.ts";

/**
 * Which entries are shown; null for any. `by` and `whom` are uids. `from` and `until` are days such
 * as `2026-11-22`, both inclusive, in the reader's time zone.
 */
export type AuditFilter = {
  action: AuditEntry["action"] | null;
  by: string | null;
  whom: string | null;
  from: string | null;
  until: string | null;
};

/** The entries of a filter, from one moment (inclusive) to another (exclusive). */
export type AuditSelection = Omit<AuditFilter, "from" | "until"> & {
  from: Date | null;
  until: Date | null;
};

/** All entries. */
export const noAuditFilter = {
  action: null,
  by: null,
  whom: null,
  from: null,
  until: null,
} as const satisfies AuditFilter & AuditSelection;

/** The entries of a filter whose days are those of a time zone. */
export function selectionOf({ from, until, ...rest }: AuditFilter, zone: string): AuditSelection {
  return {
    ...rest,
    from: from === null ? null : spanOf(from, 1, zone).from,
    until: until === null ? null : spanOf(until, 1, zone).until,
  };
}

/** Reads the filter from an address, ignoring invalid values. */
export function auditFilterFromUrl(query: URLSearchParams): AuditFilter {
  return {
    action: auditActions.find((action) => action === query.get("action")) ?? null,
    by: uidIn(query.get("by")),
    whom: uidIn(query.get("whom")),
    from: dayIn(query.get("from")),
    until: dayIn(query.get("until")),
  };
}

export function queryOfAuditFilter(filter: Partial<AuditFilter>): URLSearchParams {
  const active = Object.entries(filter).filter(([, value]) => value !== null);
  return new URLSearchParams(active.map(([name, value]) => [name, String(value)]));
}

function uidIn(value: string | null): string | null {
  return uidSchema.safeParse(value).success ? value : null;
}

function dayIn(value: string | null): string | null {
  return value !== null && isDay(value) ? value : null;
}
