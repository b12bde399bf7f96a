import * as z from "zod/mini";

import { erasedSchema } from "../privacy/erasure.ts";
import { exportedFilterSchema } from "../lead/leadExport.ts";
import { roles } from "./role.ts";
import { statedReasonSchema } from "../record/statedReason.ts";

const change = {
  /** Whose account, or whose record, it is about. */
  uid: z.string(),
  /** Who did it: a uid, or the name of an operator at a terminal. */
  by: z.string(),
  at: z.date(),
};

/** What is written down of acts that people have to answer for, in `auditLog/{id}`. Never changed by hand. */
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
  // What they have goes to a colleague, or their leads to the pool, where `to` is null.
  z.strictObject({ action: z.literal("workHandedOver"), to: z.nullable(z.string()), ...change }),
  // About whoever gets them; about whoever gives them to the pool, where `to` is null.
  z.strictObject({
    action: z.literal("leadsAssigned"),
    to: z.nullable(z.string()),
    count: z.int().check(z.gte(0)),
    ...change,
  }),
  // Its numbers grow with the undo, in the same transactions, and say at any time what was done.
  z.strictObject({
    action: z.literal("importUndone"),
    /** How many leads it has removed, and how many stayed because somebody had worked on them. */
    removed: z.int().check(z.gte(0)),
    kept: z.int().check(z.gte(0)),
    ...change,
  }),
  z.strictObject({
    action: z.literal("leadsMerged"),
    /** The lead that stays, and the one that is part of it now. */
    keptId: z.string(),
    otherId: z.string(),
    ...change,
  }),
  z.strictObject({
    action: z.literal("mergeUndone"),
    keptId: z.string(),
    otherId: z.string(),
    ...change,
  }),
  // Written by the clinician, in one request with the access it tells of: see recordAccess.ts.
  // Older entries hold the appointment's id alone.
  z.strictObject({
    action: z.literal("recordOpened"),
    appointmentId: z.string(),
    /** The time of the appointment, as it was then. */
    startsAt: z.optional(z.date()),
    /** Whether that time was set at short notice: see appointment.ts. */
    flagged: z.optional(z.boolean()),
    /** Why, where it is flagged. */
    reason: z.optional(z.nullable(statedReasonSchema)),
    ...change,
  }),
  z.strictObject({
    action: z.literal("appointmentMoved"),
    appointmentId: z.string(),
    from: z.date(),
    to: z.date(),
    ...change,
  }),
  // Of a lead's person: `uid` is the id of the lead. Nothing else tells who it was.
  z.strictObject({
    action: z.literal("personErased"),
    /** How many documents of which collections. */
    erased: erasedSchema,
    ...change,
  }),
]);

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What can be done that is written down. */
export const auditActions = auditEntrySchema.def.options.flatMap(
  ({ shape }) => shape.action.def.values,
);
