import { uidSchema } from "@salvia/domain/account/account";
import { auditActions, type AuditEntry } from "@salvia/domain/account/auditEntry";

/** Which entries are shown; null for any. `by` and `whom` are uids. */
export type AuditFilter = {
  action: AuditEntry["action"] | null;
  by: string | null;
  whom: string | null;
};

/** All entries. */
export const noAuditFilter: AuditFilter = { action: null, by: null, whom: null };

/** Reads the filter from an address, ignoring invalid values. */
export function auditFilterFromUrl(query: URLSearchParams): AuditFilter {
  return {
    action: auditActions.find((action) => action === query.get("action")) ?? null,
    by: uidIn(query.get("by")),
    whom: uidIn(query.get("whom")),
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
