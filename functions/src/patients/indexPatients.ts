import { isDeepStrictEqual } from "node:util";

import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import {
  indexEntryOf,
  mergedMax,
  partMax,
  patientIndexPartSchema,
  type PatientEntry,
} from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";
import type { DocumentSnapshot } from "firebase-admin/firestore";

import { indexWritten, type SearchIndex } from "../searchIndexes/searchIndex.ts";
import { stored } from "../stored.ts";

/** The patients whom a clinician treats, by the clinician's uid. */
export const patientIndex: SearchIndex<PatientEntry> = {
  indexes: collections.patientIndexes,
  documents: collections.patients,
  partSchema: patientIndexPartSchema,
  partMax,
  mergedMax,
  entryOf(document, clinicianId) {
    const patient = known(document);
    return patient?.clinicians.includes(clinicianId) === true ? indexEntryOf(patient) : null;
  },
};

/** Updates the indexes of a patient's current and previous clinicians after a write. */
export async function indexWrittenPatient(
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): Promise<void> {
  const ref = (after ?? before)?.ref;
  const [was, is] = [before && known(before), after && known(after)];
  if (ref === undefined || isDeepStrictEqual(identityOf(was), identityOf(is))) return;
  const clinicians = new Set([...(was?.clinicians ?? []), ...(is?.clinicians ?? [])]);
  await indexWritten(patientIndex, await ref.get(), clinicians);
}

/** A patient as stored; null if missing, or malformed and so in no list. */
function known(snapshot: DocumentSnapshot): Patient | null {
  try {
    return stored(patientSchema, snapshot);
  } catch {
    return null;
  }
}

/** What decides about entries. */
function identityOf(patient: Patient | null) {
  return patient && [indexEntryOf(patient), patient.clinicians.toSorted()];
}
