import { collections } from "@salvia/domain/shared/collections";
import { patientSchema, type Patient } from "@salvia/domain/record/patient";
import { doc, endAt, limit, onSnapshot, startAt } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { patientQueries } from "./patientQueries.ts";

/** A patient and their uid. */
export type PatientRow = { uid: string; patient: Patient };

/** Maximum results per search; users narrow a longer list by typing more. */
const offered = 20;

/** The clinician's patients whose names begin with `beginning`, in order. */
export function patientsOf(clinicianId: string, beginning: string): Source<readonly PatientRow[]> {
  // Names are stored with a capital first letter and sorted by their UTF-8 bytes.
  const name = beginning.charAt(0).toUpperCase() + beginning.slice(1);
  const bounds = name === "" ? [] : [startAt(name), endAt(`${name}\u{f8ff}`)];
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(patientQueries.treatedBy, [clinicianId], ...bounds, limit(offered)),
      ({ docs }) =>
        onValue(
          docs.flatMap((document) => {
            const patient = readDocument(patientSchema, document);
            return patient === null ? [] : [{ uid: document.id, patient }];
          }),
        ),
      onError,
    );
}

/** One patient, live; null if the patient does not exist or cannot be read. */
export function patientDocument(uid: string): Source<Patient | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.patients, uid),
      (snapshot) => onValue(readDocument(patientSchema, snapshot)),
      onError,
    );
}
