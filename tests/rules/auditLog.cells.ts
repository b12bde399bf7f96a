import type { AuditEntry } from "@salvia/domain/auditEntry";
import { collections } from "@salvia/domain/collections";

import { readOnlyDocuments, readOnlyRows } from "./readOnlyRows.ts";

const entry: AuditEntry = {
  action: "accountDisabled",
  uid: "zoe",
  by: "an operator",
  at: new Date("2026-11-17T10:00:00Z"),
};

/** Everything anyone may try with the audit log. */
export const auditLogRows = readOnlyRows(
  collections.auditLog,
  ["admin", "owner turned admin"],
  entry,
);

export const storedAuditLog = readOnlyDocuments(collections.auditLog, entry);
