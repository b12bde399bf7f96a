import { collections } from "@salvia/domain/shared/collections";

/** The parts of a record, each a collection of its own. */
export type PartOfRecord = "allergies" | "problems" | "vitals" | "medications" | "notes";

/** The path pattern of the notes of all records in firestore.rules. */
export const notesOfRecords = `{path=**}/${collections.notes}`;

/** The path pattern of a part of records in firestore.rules. */
export function partOfRecords(part: PartOfRecord): string {
  return `${collections.records}/{patientId}/${collections[part]}`;
}
