import { collections } from "@salvia/domain/shared/collections";
import { recordAccessId, recordAccessSchema } from "@salvia/domain/record/recordAccess";

import { RefusedByRules, parseFound } from "../callerFirestore.ts";
import type { Found } from "../../platform/firestoreValue.ts";
import { plainFact, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { KnownPatient } from "../understanding/people.ts";

/**
 * Reads from the record of the question's patient. If the rules deny access, it returns a sentence
 * that says so; the rules alone decide.
 *
 * @param part the collection below the record
 * @param read reads the facts, given the path of the collection
 */
export async function fromRecord(
  reader: Reader,
  part: "allergies" | "problems" | "vitals" | "medications" | "notes",
  read: (path: string) => Promise<readonly Found[]>,
  toFacts: (found: readonly Found[], patient: KnownPatient, path: string) => Fact[],
): Promise<Fact[]> {
  const { about, texts, database, uid } = reader;
  const { patient } = about;
  if (patient === null) return [plainFact(texts.refusals.noPatient, "recordWindow")];
  const path = `${collections.records}/${patient.id}/${part}`;
  const accessId = recordAccessId(patient.id, uid);
  try {
    const [found, access] = await Promise.all([
      read(path),
      database.get(`${collections.recordAccess}/${accessId}`),
    ]);
    const [opened] = access === null ? [] : parseFound(recordAccessSchema, access);
    const appointmentId = opened?.value.appointmentId;
    return toFacts(found, patient, path).map((fact) =>
      appointmentId === undefined ? fact : from(fact, appointmentId),
    );
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

/** Adds the appointment through which the fact's source can be opened. */
function from({ text, source }: Fact, appointmentId: string): Fact {
  return { text, source: { ...source, appointmentId } };
}
