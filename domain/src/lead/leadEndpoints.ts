import * as z from "zod/mini";

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
import { leadKeyTypes } from "./leadUniqueKeys.ts";
import { mergeIdSchema, mergeOrderSchema } from "./leadMerge.ts";
import { patterns } from "../shared/patterns.ts";

/**
 * The server calls about leads, as endpoints.ts has those about accounts; apart from these, because they
 * know all of a lead, which is nothing to load for signing in. `role` wants that the user has this role
 * now, whatever the token says; a body may have `bodyMaxBytes`.
 */
export const leadEndpoints = {
  /** Whose leads people are already, row by row of the keys asked for; null where nobody's. */
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
   * Makes leads of rows of a file, for whoever calls, and tells what became of each. The same chunk
   * of the same import again changes nothing and is answered the same.
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
  /** The imports of whoever calls that can be undone, or were, newest first. */
  ownImports: {
    path: "/api/leads/own-imports",
    signedIn: true,
    role: "sales",
    input: z.strictObject({}),
    output: z.object({ imports: z.array(ownImportSchema) }),
  },
  /**
   * Removes the leads of an import that are still as they were imported, some hundreds at a time: the
   * call is repeated until it has finished. Once it has, the same call is answered the same.
   */
  undoImport: {
    path: "/api/leads/undo-import",
    signedIn: "recently",
    role: "sales",
    input: z.object({ importId: z.uuid() }),
    output: undoProgressSchema,
  },
  /**
   * Makes one lead of two of the same person, for their owner or an administrator; refused where
   * either was changed since it was seen. Repeated until it has finished, which moves what happened
   * with the other lead, some hundreds of activities at a time.
   */
  mergeLeads: {
    path: "/api/leads/merge",
    signedIn: true,
    input: mergeOrderSchema,
    output: z.object({ mergeId: mergeIdSchema, finished: z.boolean() }),
  },
  /** Makes two leads again of one, as they were, unless it was changed since. Repeated likewise. */
  undoMerge: {
    path: "/api/leads/undo-merge",
    signedIn: true,
    input: z.object({ mergeId: mergeIdSchema }),
    output: z.object({ finished: z.boolean() }),
  },
  /** Writes down that the leads of a filter are taken out as a file, and how many there are. */
  recordExport: {
    path: "/api/leads/record-export",
    signedIn: true,
    input: z.object({ filter: exportOrderSchema }),
    output: z.object({ count: z.int() }),
  },
  /**
   * For administrators: erases a lead's person. Takes a while for much; the same call again goes on
   * until it is done, and changes nothing after that.
   */
  erasePerson: {
    path: "/api/leads/erase",
    signedIn: "recently",
    role: "admin",
    input: z.strictObject({ leadId: z.string().check(z.regex(patterns.id)) }),
    output: z.object({
      done: z.boolean(),
      /** How many documents are erased by now. */
      erased: z.int(),
    }),
  },
} as const;

export type LeadEndpointName = keyof typeof leadEndpoints;

export type LeadEndpointInput<Name extends LeadEndpointName> = z.infer<
  (typeof leadEndpoints)[Name]["input"]
>;

export type LeadEndpointOutput<Name extends LeadEndpointName> = z.infer<
  (typeof leadEndpoints)[Name]["output"]
>;
