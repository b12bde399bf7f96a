import { collections } from "@salvia/domain/shared/collections";
import { patientSchema } from "@salvia/domain/record/patient";

import { RefusedByRules, type CallerFirestore } from "./callerFirestore.ts";
import { everyPage } from "./everyPage.ts";
import type { Found } from "../firestoreValue.ts";
import type { KnownPatient } from "./routing/patientResolution.ts";
import { stored } from "./tools/stored.ts";

/**
 * All patients of a clinician, since any word of a question may be one of their names. A question
 * with such a word reads one document per patient.
 */
export async function patientsOf(database: CallerFirestore, uid: string): Promise<KnownPatient[]> {
  const where = [["clinicians", "ARRAY_CONTAINS", uid]] as const;
  const found = await everyPage(database, { path: collections.patients, where });
  return found.flatMap(knownIn);
}

/** The patient, or null if the caller may not read the record. */
export async function readablePatient(
  database: CallerFirestore,
  id: string,
): Promise<KnownPatient | null> {
  try {
    const found = await database.get(`${collections.patients}/${id}`);
    return (found === null ? [] : knownIn(found))[0] ?? null;
  } catch (error) {
    if (error instanceof RefusedByRules) return null;
    throw error;
  }
}

function knownIn(found: Found): KnownPatient[] {
  return stored(patientSchema, found).map(({ value }) => ({ id: found.id, name: value.name }));
}
