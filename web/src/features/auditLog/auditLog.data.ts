import { auditEntrySchema, type AuditEntry } from "@salvia/domain/account/auditEntry";

import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { livePages, type LivePages } from "../../firebase/liveQuery/livePages.ts";
import type { AuditFilter } from "./auditUrl.ts";
import { auditConditions, auditQuery } from "./auditQueries.ts";

/** An entry and its id. */
export type AuditRow = { id: string; entry: AuditEntry };

/** The part of the log loaded so far. */
export type AuditFeed = LivePages<AuditRow>;

/** The entries of a filter: the newest page live, older ones on request. */
export const auditFeed = livePages((filter: AuditFilter, pageSize: number) => ({
  query: declaredQuery(
    auditQuery(filter),
    auditConditions(filter).map(([, value]) => value),
  ),
  schema: auditEntrySchema,
  row: (entry, { id }): AuditRow => ({ id, entry }),
  pageSize,
  timeOf: ({ entry }) => entry.at,
  // The cache may be incomplete.
  cached: "afterServer",
}));
