import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { auditActions } from "./auditEntry.ts";
import { unreserved } from "../shared/id.ts";
import { momentSchema } from "../shared/moment.ts";

export const auditExportLimits = {
  /** The most entries of one export: a year of a hundred clinicians who open few records. */
  entries: 100_000,
  /** The most entries of one answer. */
  page: 1000,
} as const;

/** Which entries to export, from one moment (inclusive) to another (exclusive); null for any. */
const selectionSchema = z.strictObject({
  action: z.nullable(z.enum(auditActions)),
  by: z.nullable(uidSchema),
  whom: z.nullable(uidSchema),
  from: z.nullable(momentSchema),
  until: z.nullable(momentSchema),
});

/** The id of an entry, which may be made of other ids. */
const entryIdSchema = z.string().check(z.regex(/^[^/\p{C}]{1,300}$/u), unreserved);

/** The server calls that export the audit log; administrators only. */
export const auditEndpoints = {
  /**
   * Begins an export: counts the entries and logs the export. `exportId` is null if there are too
   * many; then nothing is exported or logged.
   */
  beginAuditExport: {
    path: "/api/auth/begin-audit-export",
    signedIn: true,
    role: "admin",
    input: selectionSchema,
    output: z.object({ exportId: z.nullable(entryIdSchema), count: z.int() }),
  },
  /** A part of an export that the caller began within the last hour, newest entries first. */
  auditExportPage: {
    path: "/api/auth/audit-export-page",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ exportId: entryIdSchema, after: z.nullable(entryIdSchema) }),
    output: z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          /** The name of the actor; null if there is none. */
          byName: z.nullable(z.string()),
          /** The whole entry as stored, with times in ISO 8601. */
          stored: z.record(z.string(), z.unknown()),
        }),
      ),
      /** The `after` of the next page; null at the end. */
      next: z.nullable(entryIdSchema),
    }),
  },
} as const;
