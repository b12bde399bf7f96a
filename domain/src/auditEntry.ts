import * as z from "zod/mini";

import { exportedFilterSchema } from "./leadExport.ts";
import { roles } from "./roles.ts";

const change = {
  /** Whose account, or whose record, it is about. */
  uid: z.string(),
  /** Who did it: a uid, or the name of an operator at a terminal. */
  by: z.string(),
  at: z.date(),
};

/** What is written down of acts that people have to answer for, in `auditLog/{id}`. Never changed. */
export const auditEntrySchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("roleChanged"),
    from: z.nullable(z.enum(roles)),
    to: z.nullable(z.enum(roles)),
    ...change,
  }),
  z.strictObject({ action: z.literal("accountDisabled"), ...change }),
  z.strictObject({ action: z.literal("accountEnabled"), ...change }),
  z.strictObject({ action: z.literal("accountDeleted"), ...change }),
  z.strictObject({
    action: z.literal("leadsExported"),
    filter: exportedFilterSchema,
    /** How many leads the filter found, as the server has counted them. */
    count: z.int().check(z.gte(0)),
    ...change,
  }),
  // Written by the clinician, in one request with the access it tells of: see recordAccess.ts.
  z.strictObject({ action: z.literal("recordOpened"), appointmentId: z.string(), ...change }),
]);

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What can be done that is written down. */
export const auditActions = auditEntrySchema.def.options.flatMap(
  ({ shape }) => shape.action.def.values,
);
