import * as z from "zod/mini";

import { uidSchema } from "../account/account.ts";
import { idSchema } from "../shared/id.ts";
import { withdrawableParts } from "../record/enteredInError.ts";
import { importedPatientsSchema, patientOutcomes } from "./patientImport.ts";

const bodyMaxBytes = 512 * 1024;

const output = z.object({
  /** The outcome of each patient, in the order of the request. */
  outcomes: z.array(z.enum(patientOutcomes)),
});

/** An id chosen by the caller, the same for all requests of an import. */
const importId = z.uuid();

const input = z.strictObject({
  importId,
  dryRun: z.exactOptional(z.boolean()),
  patients: importedPatientsSchema,
});

/** The server calls about patients. */
export const patientEndpoints = {
  /**
   * Imports members and who treats them. Repeating a request changes nothing. If most of the
   * clinicians are unknown, nothing is written. With `dryRun`, nothing is written in any case.
   */
  importPatients: {
    path: "/api/patients/import",
    signedIn: true,
    role: "admin",
    bodyMaxBytes,
    input,
    output,
  },
  /** The same for the insurer's core system, which proves its identity as a service account. */
  importPatientsAsService: {
    path: "/api/patients/import-as-service",
    bodyMaxBytes,
    input,
    output,
  },
  /**
   * Adds a clinician to those who treat a patient, or removes one. Refused if it would remove the
   * last one or add one too many.
   */
  changeTreatment: {
    path: "/api/patients/change-treatment",
    signedIn: true,
    role: "admin",
    input: z.strictObject({ patientId: uidSchema, clinicianId: uidSchema, treats: z.boolean() }),
    /** Whether anything changed. */
    output: z.object({ changed: z.boolean() }),
  },
  /**
   * Withdraws an entry about another patient from a record that the clinician has open: it no longer
   * belongs to this patient. Repeating it changes nothing.
   */
  withdrawEntry: {
    path: "/api/patients/withdraw-entry",
    signedIn: true,
    role: "medical",
    input: z.strictObject({
      patientId: uidSchema,
      part: z.enum(withdrawableParts),
      entryId: idSchema,
    }),
    /** False if the record does not have the entry. */
    output: z.object({ withdrawn: z.boolean() }),
  },
} as const;
