import * as z from "zod/mini";

import { erasedSchema } from "../privacy/erasure.ts";
import { conversionMembers } from "../lead/conversion.ts";
import { exportedFilterSchema } from "../lead/leadExport.ts";
import { features } from "../configuration/feature.ts";
import { roleFilters } from "../account/account.ts";
import { endDateSchema } from "../account/endDate.ts";
import { roles } from "../account/role.ts";
import { withdrawableParts } from "../record/enteredInError.ts";
import { statedReasonSchema } from "../record/statedReason.ts";

const change = {
  /** The account or record that the entry is about. */
  uid: z.string(),
  /** The actor: a uid, or the name of an operator at a terminal. */
  by: z.string(),
  at: z.date(),
};

const count = z.int().check(z.gte(0));

/** An audit log entry, as stored in `auditLog/{id}`. Never changed by hand. */
export const auditEntrySchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("roleChanged"),
    from: z.nullable(z.enum(roles)),
    to: z.nullable(z.enum(roles)),
    ...change,
  }),
  z.strictObject({
    action: z.literal("accountDisabled"),
    /** The end date that was reached, if that is why. */
    endedOn: z.exactOptional(endDateSchema),
    ...change,
  }),
  // The last day with access; null for none.
  z.strictObject({
    action: z.literal("endDateChanged"),
    from: z.nullable(endDateSchema),
    to: z.nullable(endDateSchema),
    ...change,
  }),
  z.strictObject({ action: z.literal("accountEnabled"), ...change }),
  z.strictObject({ action: z.literal("accountDeleted"), ...change }),
  z.strictObject({
    action: z.literal("leadsExported"),
    filter: exportedFilterSchema,
    /** The number of matching leads, as counted by the server. */
    count,
    ...change,
  }),
  // The work goes to a colleague; when `to` is null, the leads go to the pool.
  z.strictObject({ action: z.literal("workHandedOver"), to: z.nullable(z.string()), ...change }),
  // `uid` is the new owner, or who assigned them when `to` is null (the pool). The count of a job
  // grows in the same transactions as the job.
  z.strictObject({
    action: z.literal("leadsAssigned"),
    to: z.nullable(z.string()),
    count,
    ...change,
  }),
  // Assignments were taken back; `uid` is the administrator. The count grows like theirs.
  z.strictObject({ action: z.literal("assignmentUndone"), count, ...change }),
  // Who gets the leads from the website; `uid` is the administrator, because it concerns many.
  z.strictObject({ action: z.literal("assignmentRulesChanged"), isOn: z.boolean(), ...change }),
  // The count grows in the same transactions as the import.
  z.strictObject({ action: z.literal("leadsImported"), count, ...change }),
  // The counts grow in the same transactions as the undo, so they are always up to date.
  z.strictObject({
    action: z.literal("importUndone"),
    /** How many leads were removed, and how many were kept because someone had worked on them. */
    removed: count,
    kept: count,
    ...change,
  }),
  z.strictObject({
    action: z.literal("leadsMerged"),
    /** The lead that remains, and the one merged into it. */
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
  // A lead became a client: what that did for the member's account.
  z.strictObject({
    action: z.literal("leadConverted"),
    leadId: z.string(),
    member: z.enum(conversionMembers),
    ...change,
  }),
  z.strictObject({ action: z.literal("conversionUndone"), leadId: z.string(), ...change }),
  // A salesperson emailed a lead; `uid` is the salesperson. The words are in the lead's timeline.
  z.strictObject({ action: z.literal("leadMailed"), leadId: z.string(), ...change }),
  // Written by the clinician in the same request as the access it records: see recordAccess.ts.
  // Older entries contain only the appointment's id.
  z.strictObject({
    action: z.literal("recordOpened"),
    appointmentId: z.string(),
    /** The time of the appointment when the record was opened. */
    startsAt: z.optional(z.date()),
    /** Whether that time was set at short notice: see appointment.ts. */
    flagged: z.optional(z.boolean()),
    /** The clinician's reason, if flagged. */
    reason: z.optional(z.nullable(statedReasonSchema)),
    ...change,
  }),
  // Written by the clinician before the file is made, while the record is open.
  z.strictObject({ action: z.literal("recordExported"), appointmentId: z.string(), ...change }),
  // Written by the clinician in the same request, with the note's id; `uid` is the patient.
  z.strictObject({
    action: z.literal("noteWithdrawn"),
    /** Whether the patient could read it until then. */
    wasReadable: z.boolean(),
    ...change,
  }),
  // An entry of another part of a record about another patient; `uid` is the patient who had it.
  z.strictObject({
    action: z.literal("entryWithdrawn"),
    part: z.enum(withdrawableParts),
    ...change,
  }),
  z.strictObject({
    action: z.literal("appointmentMoved"),
    appointmentId: z.string(),
    from: z.date(),
    to: z.date(),
    ...change,
  }),
  // `uid` is the administrator, because a switch concerns no account.
  z.strictObject({
    action: z.literal("switchesChanged"),
    feature: z.enum(features),
    off: z.boolean(),
    ...change,
  }),
  // Patients written by an import, which grow in the same transactions; `uid` is its author.
  z.strictObject({
    action: z.literal("patientsImported"),
    added: count,
    changed: count,
    ...change,
  }),
  // Someone began to list accounts; `uid` is that administrator. The searched text is not stored.
  z.strictObject({
    action: z.literal("accountsListed"),
    /** Null for any role. */
    role: z.nullable(z.enum(roleFilters)),
    /** Whether only accounts with a text in their name or address were listed. */
    isSearch: z.boolean(),
    ...change,
  }),
  // Written in the same transaction as the patient. Contains the uids of clinicians.
  z.strictObject({
    action: z.literal("treatmentChanged"),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    ...change,
  }),
  // Entries were exported. `uid` is the administrator, because an export concerns many accounts.
  z.strictObject({
    action: z.literal("auditExported"),
    /** Which entries; null for any. */
    filter: z.strictObject({
      action: z.nullable(z.string()),
      by: z.nullable(z.string()),
      whom: z.nullable(z.string()),
    }),
    from: z.nullable(z.date()),
    until: z.nullable(z.date()),
    count,
    ...change,
  }),
  // An email to a new account, with a link to set its first password; once for each email.
  z.strictObject({ action: z.literal("accountInvited"), role: z.enum(roles), ...change }),
  // `by` asked for the code of a policy, whose address on file got it. `uid` is the policy's account.
  z.strictObject({ action: z.literal("policyCodeRequested"), ...change }),
  // The user of another account, which is deleted, now is the member of the policy of `uid`.
  z.strictObject({ action: z.literal("policyLinked"), from: z.string(), ...change }),
  // The erasure of a lead's person. `uid` is the lead's id; nothing else identifies the person.
  z.strictObject({
    action: z.literal("personErased"),
    /** The number of documents per collection. */
    erased: erasedSchema,
    ...change,
  }),
  // Everything about a lead's person was exported, for that person. `uid` is the lead's id.
  z.strictObject({
    action: z.literal("personExported"),
    /** The number of exported documents. */
    count,
    ...change,
  }),
]);

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditActions = auditEntrySchema.def.options.flatMap(
  ({ shape }) => shape.action.def.values,
);
