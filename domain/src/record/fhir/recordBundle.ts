import type { Bundle, DocumentReference, FhirResource, Patient as FhirPatient } from "fhir/r4.js";

import type { Allergy } from "../allergy.ts";
import type { Medication } from "../medication.ts";
import type { Patient } from "../patient.ts";
import type { Problem } from "../problem.ts";
import { withMarkedAddenda, type RecordNote } from "../recordNote.ts";
import type { Vitals } from "../vital.ts";
import { allergyIntolerances } from "./allergyIntolerances.ts";
import { loinc, type BundleContext, type Identified, type Platform } from "./bundleContext.ts";
import { conditions } from "./conditions.ts";
import { medicationStatements } from "./medicationStatements.ts";
import { vitalObservations } from "./vitalObservations.ts";

/** A whole record, each list newest first, without unsigned notes. */
export type WholeRecord = {
  readonly patientId: string;
  readonly patient: Omit<Patient, "clinicians">;
  readonly allergies: readonly Identified<Allergy>[];
  readonly problems: readonly Identified<Problem>[];
  readonly vitals: readonly Identified<Vitals>[];
  readonly medications: readonly Identified<Medication>[];
  readonly notes: readonly Identified<RecordNote>[];
};

/**
 * A record as a FHIR R4 bundle (https://hl7.org/fhir/R4), for other systems. Entries marked as
 * entered in error are included, with that status.
 *
 * @param names the clinicians' names by their uids, which stand for those who are not there
 */
export function recordBundle(
  record: WholeRecord,
  names: ReadonlyMap<string, string>,
  now: Date,
  { newUuid, base64 }: Platform,
): Bundle {
  const urls = new Map<string, string>();
  const urlOf = (id: string) => {
    const url = urls.get(id) ?? `urn:uuid:${newUuid()}`;
    urls.set(id, url);
    return url;
  };
  const subject = { reference: urlOf(record.patientId), display: record.patient.name };
  const clinician = (uid: string) => {
    const display = names.get(uid);
    return display === undefined ? { identifier: { value: uid } } : { display };
  };
  const context: BundleContext = { urlOf, subject, clinician, base64 };
  const resources: [url: string, FhirResource][] = [
    [subject.reference, patientResource(record)],
    ...allergyIntolerances(record.allergies, context),
    ...conditions(record.problems, context),
    ...vitalObservations(record.vitals, context),
    ...medicationStatements(record.medications, context),
    ...noteDocuments(record.notes, context),
  ];
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: now.toISOString(),
    entry: resources.map(([fullUrl, resource]) => ({ fullUrl, resource })),
  };
}

function patientResource({ patientId, patient }: WholeRecord): FhirPatient {
  const { name, birthDate, sex, language, memberNumber, phone } = patient;
  return {
    resourceType: "Patient",
    identifier: [
      { value: patientId },
      ...(memberNumber === null ? [] : [{ type: { text: "Member number" }, value: memberNumber }]),
    ],
    name: [{ text: name }],
    ...(phone !== null && { telecom: [{ system: "phone", value: phone }] }),
    birthDate,
    gender: sex,
    communication: [{ language: { coding: [{ system: "urn:ietf:bcp:47", code: language }] } }],
  };
}

/** A document for each signed note; an addendum refers to the note that it adds to. */
function noteDocuments(
  notes: readonly Identified<RecordNote>[],
  { urlOf, subject, clinician, base64 }: BundleContext,
): [url: string, DocumentReference][] {
  return withMarkedAddenda(notes).flatMap(
    ({ id, clinicianId, text, addendumTo, signedAt, enteredInError }) => {
      if (signedAt === null) return [];
      const date = signedAt.toISOString();
      const attachment = {
        contentType: "text/plain; charset=utf-8",
        data: base64(text),
        creation: date,
      };
      return [
        [
          urlOf(id),
          {
            resourceType: "DocumentReference",
            ...(enteredInError === undefined
              ? { status: "current", docStatus: "final" }
              : {
                  status: "entered-in-error",
                  docStatus: "entered-in-error",
                  description: enteredInError.reason,
                }),
            type: loinc("11506-3", "Progress note"),
            subject,
            date,
            author: [clinician(clinicianId)],
            ...(addendumTo !== null && {
              relatesTo: [{ code: "appends", target: { reference: urlOf(addendumTo) } }],
            }),
            content: [{ attachment }],
          },
        ],
      ];
    },
  );
}
