import { collections } from "@salvia/domain/shared/collections";

import type { DeclaredQuery } from "../../firebase/declaredQuery.ts";
import { noAuditFilter, type AuditFilter } from "./auditUrl.ts";

/** What an entry is asked for by, in the order of a query's conditions, and its values. */
export function auditConditions({ action, by, whom }: AuditFilter) {
  return [
    ["action", action],
    ["by", by],
    ["uid", whom],
  ].flatMap(([field, value]) => (field && value ? [[field, value] as const] : []));
}

/** The query of the entries of a filter, the newest first; its values are those of `auditConditions`. */
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

/** Every query for the audit log: by any of three things, or several of them. */
export const auditQueries = {
  lists: [null, "accountDisabled" as const].flatMap((action) =>
    [null, "x"].flatMap((by) =>
      [null, "y"].map((whom) => auditQuery({ ...noAuditFilter, action, by, whom })),
    ),
  ),
} as const satisfies Record<string, readonly DeclaredQuery[]>;
