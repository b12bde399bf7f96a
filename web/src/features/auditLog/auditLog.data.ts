import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { liveBoundedPages, type BoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import type { AuditSelection } from "./auditUrl.ts";

export type AuditRow = { id: string; entry: AuditEntry };

/** The part of the log loaded so far. */
export type AuditFeed = BoundedPages<AuditRow>;

/** The selected entries, live, newest first. */
export const auditFeed = liveBoundedPages((selection: AuditSelection, pageSize: number) => ({
  query: declaredQuery(
    auditQuery(selection),
    conditionsOf(selection).map(([, , value]) => value),
  ),
  schema: auditEntrySchema,
  row: (entry, { id }): AuditRow => ({ id, entry }),
  pageSize,
  // The cache may be incomplete.
  cached: "afterServer",
}));

/** Every query for the audit log: by any combination of the filters. */
export const auditQueries = {
  lists: [null, "accountDisabled" as const].flatMap((action) =>
    [null, "x"].flatMap((by) =>
      [null, "y"].flatMap((whom) =>
        [null, new Date("2026-11-22")].map((day) =>
          auditQuery({ action, by, whom, from: day, until: day }),
        ),
      ),
    ),
  ),
} as const satisfies Record<string, readonly DeclaredQuery[]>;

/**
 * The query for the entries of a selection, newest first; its values are those of `conditionsOf`.
 */
function auditQuery(selection: AuditSelection): DeclaredQuery {
  return {
    collection: collections.auditLog,
    where: conditionsOf(selection).map(([field, operator]) => [field, operator] as const),
    orderBy: [
      ["at", "desc"],
      ["__name__", "desc"],
    ],
  };
}

type Condition = readonly [field: string, operator: "==" | ">=" | "<", value: string | Date];

/** The conditions of a selection, in the order of the query, with their values. */
function conditionsOf({ action, by, whom, from, until }: AuditSelection): readonly Condition[] {
  const conditions: readonly (Condition | null)[] = [
    action === null ? null : ["action", "==", action],
    by === null ? null : ["by", "==", by],
    whom === null ? null : ["uid", "==", whom],
    from === null ? null : ["at", ">=", from],
    until === null ? null : ["at", "<", until],
  ];
  return conditions.filter((condition) => condition !== null);
}
