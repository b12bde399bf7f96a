import * as z from "zod/mini";

import { exportOrderSchema } from "./leadExport.ts";
import {
  importedLeadSchema,
  importOutcomeSchema,
  knownAs,
  leadImportLimits,
  leadKeyIdSchema,
} from "./leadImport.ts";
import { leadKeyTypes } from "./leadKeys.ts";

/**
 * The server calls about leads, as calls.ts has those about accounts; apart from these, because they
 * know all of a lead, which is nothing to load for signing in. `role` wants that the user has this role
 * now, whatever the token says; a body may have `bodyMaxBytes`.
 */
export const leadCalls = {
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
  /** Writes down that the leads of a filter are taken out as a file, and how many there are. */
  recordExport: {
    path: "/api/leads/record-export",
    signedIn: true,
    input: z.object({ filter: exportOrderSchema }),
    output: z.object({ count: z.int() }),
  },
} as const;

export type LeadCallName = keyof typeof leadCalls;

export type LeadCallInput<Name extends LeadCallName> = z.infer<(typeof leadCalls)[Name]["input"]>;

export type LeadCallOutput<Name extends LeadCallName> = z.infer<(typeof leadCalls)[Name]["output"]>;
