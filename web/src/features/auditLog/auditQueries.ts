import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { noAuditFilter, type AuditFilter } from "./auditUrl.ts";

/** The conditions of a filter, in the order of the query, with their values. */
export function auditConditions({ action, by, whom }: AuditFilter) {
  return [
    ["action", action],
    ["by", by],
    ["uid", whom],
  ].flatMap(([field, value]) => (field && value ? [[field, value] as const] : []));
}

/**
 * The query for the entries of a filter, newest first; its values are those of `auditConditions`.
 */
export function auditQuery(filter: AuditFilter): DeclaredQuery {
  return {
    collection: collections.auditLog,
    where: auditConditions(filter).map(([field]) => [field, "=="] as const),
    orderBy: [
      ["at", "desc"],
      ["__name__", "desc"],
    ],
  };
}

/** Every query for the audit log: by any combination of the three filters. */
export const auditQueries = {
  lists: [null, "accountDisabled" as const].flatMap((action) =>
    [null, "x"].flatMap((by) =>
      [null, "y"].map((whom) => auditQuery({ ...noAuditFilter, action, by, whom })),
    ),
  ),
} as const satisfies Record<string, readonly DeclaredQuery[]>;
