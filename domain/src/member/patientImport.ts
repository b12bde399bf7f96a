import * as z from "zod/mini";

import { importedCoverageSchema } from "./coverage.ts";
import { patterns } from "../shared/patterns.ts";
import { typedEmailSchema } from "../shared/typedEmail.ts";
import { cliniciansMax, patientSchema, typedMemberNumberSchema } from "../record/patient.ts";

/** The maximum number of rows of a file, and of patients in one request. */
export const patientImportLimits = {
  rows: 10_000,
  /** A new member takes about ten round trips, so this many stay far below a minute. */
  patientsPerRequest: 50,
} as const;

const { name, birthDate, sex, language } = patientSchema.shape;

/**
 * A member to import as a patient. People are named by the addresses of their accounts. The
 * clinicians are all who treat the patient from now on: a clinician who is missing loses access.
 * Without a member number, phone or coverage, the patient keeps the one that is stored.
 */
export const importedPatientSchema = z.strictObject({
  email: typedEmailSchema,
  name,
  birthDate,
  sex,
  language,
  memberNumber: z.exactOptional(typedMemberNumberSchema),
  phone: z.exactOptional(z.string().check(z.regex(patterns.phone))),
  coverage: z.exactOptional(importedCoverageSchema),
  clinicians: z.array(typedEmailSchema).check(z.minLength(1), z.maxLength(cliniciansMax)),
});

export type ImportedPatient = z.infer<typeof importedPatientSchema>;

/** Patients with different addresses: of two with one address, either could win. */
export const importedPatientsSchema = z.array(importedPatientSchema).check(
  z.minLength(1),
  z.maxLength(patientImportLimits.patientsPerRequest),
  z.refine((patients) => new Set(patients.map((each) => each.email)).size === patients.length),
);

/** Why a member cannot be imported. */
export const patientRefusals = [
  /** One of the clinicians has no account, a disabled one, or another role. */
  "clinicianUnknown",
  /** The account's address is not proven, so the account may belong to someone else. */
  "addressUnverified",
  /** The account has a role other than member. */
  "otherRole",
  "accountDisabled",
  /** Another patient has the member number. */
  "memberNumberTaken",
  /** Another change of the account's access is under way. */
  "accountBusy",
] as const;

/** What an import did with a member, or would do. */
export const patientOutcomes = ["added", "changed", "unchanged", ...patientRefusals] as const;

export type PatientOutcome = (typeof patientOutcomes)[number];

/**
 * Whether these are the patients of another hospital: most rows name clinicians that we do not
 * know. Such a file is rejected as a whole.
 */
export function isOtherHospital(outcomes: readonly PatientOutcome[]): boolean {
  const unknown = outcomes.filter((outcome) => outcome === "clinicianUnknown").length;
  return unknown * 2 > outcomes.length;
}
