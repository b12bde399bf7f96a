import * as z from "zod/mini";

import { indexPartSchema } from "../shared/indexParts.ts";
import { patterns } from "../shared/patterns.ts";
import { memberNumberSchema, type Patient } from "./patient.ts";

/**
 * The maximum number of patients in a part. A part that would have more is split into halves. With
 * the longest names it stays below Firestore's limit of 1 MiB, and 15,000 patients fill at most 25.
 */
export const partMax = 1_200;

/** At night, neighboring parts with together at most this many patients become one. */
export const mergedMax = 1_100;

/** What a search compares: name, birth date, and member number. An array, to be compact. */
const entrySchema = z.tuple([
  z.string().check(z.regex(patterns.displayName)),
  z.iso.date(),
  z.nullable(memberNumberSchema),
]);

export type PatientEntry = z.infer<typeof entrySchema>;

/**
 * A part of the index of a clinician's patients, by uid, as stored in
 * `patientIndexes/{clinicianId}/parts/{id}`.
 */
export const patientIndexPartSchema = indexPartSchema(entrySchema);

export type PatientIndexPart = z.infer<typeof patientIndexPartSchema>;

/** A patient as a search finds them. */
export type IndexedPatient = { uid: string } & Pick<Patient, "name" | "birthDate" | "memberNumber">;

export function indexEntryOf(patient: Omit<IndexedPatient, "uid">): PatientEntry {
  return [patient.name, patient.birthDate, patient.memberNumber];
}

export function patientsIn({ people }: PatientIndexPart): IndexedPatient[] {
  return Object.entries(people).map(([uid, [name, birthDate, memberNumber]]) => ({
    uid,
    name,
    birthDate,
    memberNumber,
  }));
}
