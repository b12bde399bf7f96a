import { auditEntrySchema, type AuditEntry } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { livePages, type LivePages } from "../../firebase/liveQuery/livePages.ts";
import type { AuditFilter } from "./auditUrl.ts";

/** An entry and its id. */
export type AuditRow = { id: string; entry: AuditEntry };

/** The part of the log loaded so far. */
export type AuditFeed = LivePages<AuditRow>;

/** The entries of a filter: the newest page live, older ones on request. */
export const auditFeed = livePages((filter: AuditFilter, pageSize: number) => ({
  query: declaredQuery(
    auditQuery(filter),
    conditionsOf(filter).map(([, , value]) => value),
  ),
  schema: auditEntrySchema,
  row: (entry, { id }): AuditRow => ({ id, entry }),
  pageSize,
  timeOf: ({ entry }) => entry.at,
  // The cache may be incomplete.
  cached: "afterServer",
}));

/** Every query for the audit log: by any combination of the filters. */
export const auditQueries = {
  lists: [null, "accountDisabled" as const].flatMap((action) =>
    [null, "x"].flatMap((by) =>
      [null, "y"].flatMap((whom) =>
        [null, "2026-11-22"].map((day) => auditQuery({ action, by, whom, from: day, until: day })),
      ),
    ),
  ),
} as const satisfies Record<string, readonly DeclaredQuery[]>;

/**
 * The query for the entries of a filter, newest first; its values are those of `conditionsOf`.
 */
function auditQuery(filter: AuditFilter): DeclaredQuery {
  return {
    collection: collections.auditLog,
    where: conditionsOf(filter).map(([field, operator]) => [field, operator] as const),
    orderBy: [
      ["at", "desc"],
      ["__name__", "desc"],
    ],
  };
}

type Condition = readonly [field: string, operator: "==" | ">=" | "<", value: string | Date];

/** The conditions of a filter, in the order of the query, with their values. */
function conditionsOf({ action, by, whom, from, until }: AuditFilter): readonly Condition[] {
  const conditions: readonly (Condition | null)[] = [
    action === null ? null : ["action", "==", action],
    by === null ? null : ["by", "==", by],
    whom === null ? null : ["uid", "==", whom],
    from === null ? null : ["at", ">=", beginningOf(from, 0)],
    until === null ? null : ["at", "<", beginningOf(until, 1)],
  ];
  return conditions.filter((condition) => condition !== null);
}

/** The beginning, on this device, of the day that is some days after another. */
function beginningOf(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later);
}
