import { auditEntrySchema, type AuditEntry } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";

import { declaredQuery, type DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { livePages, type LivePages } from "../../firebase/liveQuery/livePages.ts";
import { noAuditFilter, type AuditFilter } from "./auditUrl.ts";

/** An entry and its id. */
export type AuditRow = { id: string; entry: AuditEntry };

/** The part of the log loaded so far. */
export type AuditFeed = LivePages<AuditRow>;

/** The entries of a filter: the newest page live, older ones on request. */
export const auditFeed = livePages((filter: AuditFilter, pageSize: number) => ({
  query: declaredQuery(
    auditQuery(filter),
    conditionsOf(filter).map(([, value]) => value),
  ),
  schema: auditEntrySchema,
  row: (entry, { id }): AuditRow => ({ id, entry }),
  pageSize,
  timeOf: ({ entry }) => entry.at,
  // The cache may be incomplete.
  cached: "afterServer",
}));

/** Every query for the audit log: by any combination of the three filters. */
export const auditQueries = {
  lists: [null, "accountDisabled" as const].flatMap((action) =>
    [null, "x"].flatMap((by) =>
      [null, "y"].map((whom) => auditQuery({ ...noAuditFilter, action, by, whom })),
    ),
  ),
} as const satisfies Record<string, readonly DeclaredQuery[]>;

/**
 * The query for the entries of a filter, newest first; its values are those of `conditionsOf`.
 */
function auditQuery(filter: AuditFilter): DeclaredQuery {
  return {
    collection: collections.auditLog,
    where: conditionsOf(filter).map(([field]) => [field, "=="] as const),
    orderBy: [
      ["at", "desc"],
      ["__name__", "desc"],
    ],
  };
}

/** The conditions of a filter, in the order of the query, with their values. */
function conditionsOf({ action, by, whom }: AuditFilter) {
  return [
    ["action", action],
    ["by", by],
    ["uid", whom],
  ].flatMap(([field, value]) => (field && value ? [[field, value] as const] : []));
}
