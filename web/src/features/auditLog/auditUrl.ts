import { uidSchema } from "@salvia/domain/account/account";
import { auditActions, type AuditEntry } from "@salvia/domain/account/auditEntry";

/**
 * Which entries are shown; null for any. `by` and `whom` are uids. `from` and `until` are days such
 * as `2026-11-22`, both inclusive, in the time zone of the device.
 */
export type AuditFilter = {
  action: AuditEntry["action"] | null;
  by: string | null;
  whom: string | null;
  from: string | null;
  until: string | null;
};

/** All entries. */
export const noAuditFilter: AuditFilter = {
  action: null,
  by: null,
  whom: null,
  from: null,
  until: null,
};

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

/** The query of the address that shows a filter. */
export function queryOfAuditFilter(filter: Partial<AuditFilter>): URLSearchParams {
  const active = Object.entries(filter).filter(([, value]) => value !== null);
  return new URLSearchParams(active.map(([name, value]) => [name, String(value)]));
}

function uidIn(value: string | null): string | null {
  return uidSchema.safeParse(value).success ? value : null;
}

function dayIn(value: string | null): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? "") && !Number.isNaN(Date.parse(value ?? ""));
  return isDay ? value : null;
}
