import { collections } from "@salvia/domain/shared/collections";

/** What a record holds, each in a collection of its own. */
export type PartOfRecord = "vitals" | "medications" | "notes";

/** The notes of all records at once, as firestore.rules has them. */
export const notesOfRecords = `{path=**}/${collections.notes}`;

/** A collection of records, as firestore.rules has it. */
export function partOfRecords(part: PartOfRecord): string {
  return `${collections.records}/{patientId}/${collections[part]}`;
}
