import * as z from "zod/mini";

import { idSchema } from "../shared/id.ts";
import { languages } from "../shared/language.ts";
import { typedEmailSchema } from "../shared/typedEmail.ts";
import { assignActionSchema, bulkActions } from "./bulk/bulkAction.ts";
import { bulkJobLimits, jobRowSchema } from "./bulk/bulkJob.ts";
import { exportOrderSchema } from "./leadExport.ts";
import {
  importedLeadSchema,
  importOutcomeSchema,
  knownAs,
  leadImportLimits,
  leadKeyIdSchema,
  ownImportSchema,
  undoProgressSchema,
} from "./leadImport.ts";
import { conversionMembers, conversionOrderSchema, undoBlockers } from "./conversion.ts";
import { activityTextSchema } from "./leadActivity.ts";
import { leadMailSubjectSchema, placeholdersIn } from "../mail/leadMail.ts";
import { leadKeyTypes } from "./leadUniqueKeys.ts";
import { mergeIdSchema, mergeOrderSchema } from "./leadMerge.ts";
import { nextStepDetailsSchema } from "./nextStep.ts";
import { momentMsSchema } from "../shared/moment.ts";

const [handOver, move] = bulkActions;

/** The leads of a new job. */
const jobRows = z
  .array(z.omit(jobRowSchema, { to: true, toOwner: true }))
  .check(z.minLength(1), z.maxLength(bulkJobLimits.rows));

/** The server calls about leads. */
export const leadEndpoints = {
  /** Who already has a lead with the given keys, row by row; null where there is none. */
  checkLeadKeys: {
    path: "/api/leads/check-keys",
    signedIn: true,
    role: "sales",
    bodyMaxBytes: 64 * 1024,
    input: z.object({
      rows: z
        .array(z.array(leadKeyIdSchema).check(z.maxLength(leadKeyTypes.length)))
        .check(z.minLength(1), z.maxLength(leadImportLimits.rowsPerCheck)),
    }),
    output: z.object({ known: z.array(z.nullable(z.enum(knownAs))) }),
  },
  /**
   * Creates leads for the caller from rows of a file, and returns the outcome of each row.
   * Repeating a chunk of an import changes nothing and returns the same answer.
   */
  importLeads: {
    path: "/api/leads/import",
    signedIn: true,
    role: "sales",
    bodyMaxBytes: 256 * 1024,
    input: z.object({
      importId: z.uuid(),
      chunk: z.int().check(z.gte(0), z.lt(leadImportLimits.rows)),
      leads: z
        .array(importedLeadSchema)
        .check(z.minLength(1), z.maxLength(leadImportLimits.rowsPerChunk)),
    }),
    output: z.object({ outcomes: z.array(importOutcomeSchema) }),
  },
  /**
   * Creates a lead of the caller's for a second person of a household, who may have the email address
   * and the phone number of those that are leads already. Repeating the call changes nothing.
   */
  addToHousehold: {
    path: "/api/leads/add-to-household",
    signedIn: true,
    role: "sales",
    input: z.strictObject({
      /** The id of the new lead. */
      leadId: idSchema,
      /** A lead of the household, of the caller's own. */
      of: idSchema,
      lead: importedLeadSchema,
    }),
    output: z.object({}),
  },
  /** The caller's imports that can be undone or were undone, newest first. */
  ownImports: {
    path: "/api/leads/own-imports",
    signedIn: true,
    role: "sales",
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ownImportSchema) }),
  },
  /**
   * Removes the leads of an import that are unchanged since then, for a few seconds per call. Repeat
   * the call until it reports that it has finished; further calls return the same answer.
   */
  undoImport: {
    path: "/api/leads/undo-import",
    signedIn: "recently",
    role: "sales",
    input: z.object({ importId: z.uuid() }),
    output: undoProgressSchema,
  },
  /**
   * Merges two leads of the same person, for their owner or an administrator. Refused if either
   * lead changed since the caller loaded it. Each call moves a few hundred activities of the other
   * lead: repeat it until it reports that it has finished.
   */
  mergeLeads: {
    path: "/api/leads/merge",
    signedIn: true,
    input: mergeOrderSchema,
    output: z.object({ mergeId: mergeIdSchema, finished: z.boolean() }),
  },
  /**
   * Undoes a merge by restoring both leads, unless the merged lead has changed. Repeat the call in
   * the same way.
   */
  undoMerge: {
    path: "/api/leads/undo-merge",
    signedIn: true,
    input: z.object({ mergeId: mergeIdSchema }),
    output: z.object({ finished: z.boolean() }),
  },
  /**
   * Makes a lead a client and, if the order names a new member, opens the member's account.
   * Repeating the call changes nothing and returns the same answer. `refused` if the account of the
   * lead's address can't be a member's; nothing has changed then.
   */
  convertLead: {
    path: "/api/leads/convert",
    signedIn: true,
    role: "sales",
    input: conversionOrderSchema,
    output: z.object({ member: z.enum([...conversionMembers, "refused"]) }),
  },
  /**
   * Makes a client a lead again, and removes the member's account and record, unless the member has
   * used them: then `blocker` says how, and nothing has changed.
   */
  undoConversion: {
    path: "/api/leads/undo-conversion",
    signedIn: true,
    role: "sales",
    input: z.strictObject({ leadId: idSchema }),
    output: z.object({ blocker: z.nullable(z.enum(undoBlockers)) }),
  },
  /**
   * Sends an email to a lead of the caller's, in the caller's name and with their verified address
   * for replies. Repeating the call with the same key sends nothing and returns the same answer;
   * `sentBefore` if an email with other words was sent with it. `suppressed` if nothing may be sent
   * to the address.
   */
  mailLead: {
    path: "/api/leads/mail",
    signedIn: true,
    role: "sales",
    input: z
      .strictObject({
        key: z.uuid(),
        leadId: idSchema,
        /** The lead's address as the caller sees it; refused if it has changed since. */
        email: typedEmailSchema,
        language: z.enum(languages),
        subject: leadMailSubjectSchema,
        text: activityTextSchema,
      })
      .check(z.refine(({ subject, text }) => placeholdersIn(subject + text).length === 0)),
    output: z.object({ outcome: z.enum(["queued", "sentBefore", "suppressed"]) }),
  },
  /**
   * Starts a job that does the same with many leads, each in the revision that the caller saw: a
   * salesperson's own leads, or those that an administrator assigns. `bulkJobs/{jobId}` shows its
   * progress. Repeating the call starts nothing.
   */
  startBulkJob: {
    path: "/api/leads/start-bulk-job",
    signedIn: true,
    bodyMaxBytes: 1024 * 1024,
    input: z.strictObject({
      jobId: z.uuid(),
      action: z.discriminatedUnion("kind", [
        handOver,
        move,
        z.strictObject({
          kind: z.literal("nextStep"),
          step: z.strictObject({
            ...nextStepDetailsSchema.shape,
            dueAt: z.nullable(momentMsSchema),
          }),
        }),
        assignActionSchema,
      ]),
      rows: jobRows,
    }),
    output: z.object({}),
  },
  /**
   * Starts a job that erases the people of leads, each in the revision that the administrator saw.
   * Nothing takes it back. Repeating the call starts nothing.
   */
  startErasureJob: {
    path: "/api/leads/start-erasure-job",
    signedIn: "recently",
    role: "admin",
    bodyMaxBytes: 128 * 1024,
    input: z.strictObject({
      jobId: z.uuid(),
      rows: jobRows.check(z.maxLength(bulkJobLimits.erased)),
    }),
    output: z.object({}),
  },
  /** Starts a job that takes back what a finished one changed, where that is still possible. */
  undoBulkJob: {
    path: "/api/leads/undo-bulk-job",
    signedIn: true,
    input: z.strictObject({ jobId: z.uuid(), of: z.uuid() }),
    output: z.object({}),
  },
  /**
   * Records in the audit log that the leads of a filter are exported, or some of them, with their
   * number.
   */
  recordExport: {
    path: "/api/leads/record-export",
    signedIn: true,
    bodyMaxBytes: 512 * 1024,
    input: z.object({
      filter: exportOrderSchema,
      leadIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(bulkJobLimits.rows))),
    }),
    output: z.object({ count: z.int() }),
  },
  /**
   * Everything about a lead's person that is part of an export of personal data, by path and with
   * times in ISO 8601; administrators only.
   */
  exportPerson: {
    path: "/api/leads/export-person",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ leadId: idSchema }),
    output: z.object({ documents: z.record(z.string(), z.unknown()) }),
  },
  /**
   * Erases a lead's person; administrators only. May take several calls: repeat the same call until
   * it is done. After that it changes nothing.
   */
  erasePerson: {
    path: "/api/leads/erase",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ leadId: idSchema }),
    output: z.object({
      done: z.boolean(),
      /** The number of documents erased so far. */
      erased: z.int(),
    }),
  },
} as const;
