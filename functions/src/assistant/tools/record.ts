import { recordAccessId, recordAccessSchema } from "@salvia/domain/record/recordAccess";
import { collections } from "@salvia/domain/shared/collections";

import { readParsed, RefusedByRules } from "../../caller/callerFirestore.ts";
import { fillTemplate, maskedName, plainFact, type Fact, type Values } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** The collections below a record, and the kind of source that each is. */
const kinds = {
  allergies: "allergies",
  problems: "problems",
  vitals: "vitals",
  medications: "medications",
  notes: "note",
} as const;

/** Says a sentence about the patient, from the whole collection or from one document. */
type Say = (template: string, values?: Values, path?: string) => Fact;

/**
 * Reads from the record of the question's patient. If the rules deny access, it returns a sentence
 * that says so; the rules alone decide.
 *
 * @param read reads the collection, given its path
 */
export async function fromRecord<Read>(
  { about: { patient }, texts, database, uid }: Reader,
  part: keyof typeof kinds,
  read: (path: string) => Promise<Read>,
  toFacts: (found: Read, say: Say) => Fact[],
): Promise<Fact[]> {
  if (patient === null) return [plainFact(texts.refusals.noPatient, "recordWindow")];
  const collection = `${collections.records}/${patient.id}/${part}`;
  const access = `${collections.recordAccess}/${recordAccessId(patient.id, uid)}`;
  try {
    const [found, opened] = await Promise.all([
      read(collection),
      readParsed(database, recordAccessSchema, access),
    ]);
    const name = maskedName(patient.name);
    // The source is opened through the appointment that opened the record.
    const through = opened === null ? {} : { appointmentId: opened.appointmentId };
    return toFacts(found, (template, values = {}, path = collection) => ({
      text: fillTemplate(template, { name, ...values }),
      source: { kind: kinds[part], path, ...through },
    }));
  } catch (error) {
    if (!(error instanceof RefusedByRules)) throw error;
    return [plainFact(texts.record.closed, "recordWindow")];
  }
}

/** The query conditions for a date range. */
export function within(field: string, range: { from: Date; to: Date }) {
  return [
    [field, "GREATER_THAN_OR_EQUAL", range.from],
    [field, "LESS_THAN", range.to],
  ] as const;
}
