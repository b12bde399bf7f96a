import { patientSchema } from "@salvia/domain/record/patient";
import {
  indexEntryOf,
  mergedMax,
  partMax,
  patientIndexPartSchema,
  type PatientEntry,
} from "@salvia/domain/record/patientIndex";
import { collections } from "@salvia/domain/shared/collections";

import type { SearchIndex } from "../searchIndexes/searchIndex.ts";
import { storedIfValid } from "../platform/stored.ts";

/** The patients whom a clinician treats, by the clinician's uid. */
export const patientIndex: SearchIndex<PatientEntry> = {
  indexes: collections.patientIndexes,
  documents: collections.patients,
  partSchema: patientIndexPartSchema,
  partMax,
  mergedMax,
  readersOf: (document) => storedIfValid(patientSchema, document)?.clinicians ?? [],
  entryOf(document, clinicianId) {
    const patient = storedIfValid(patientSchema, document);
    return patient?.clinicians.includes(clinicianId) === true ? indexEntryOf(patient) : null;
  },
};
