import { collections } from "@salvia/domain/shared/collections";
import type { Period } from "@salvia/domain/assistant/conversationContext";
import { recordAccessId, recordAccessSchema } from "@salvia/domain/record/recordAccess";

import { RefusedByRules, parseFound } from "../callerFirestore.ts";
import type { Found } from "../../firestoreValue.ts";
import type { Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { KnownPatient } from "../routing/patientResolution.ts";

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
  const { subject, texts, database, uid } = reader;
  const source = { kind: "help", path: "help/recordWindow" } as const;
  if (subject.kind !== "patient") return [{ text: [texts.record.noPatient], source }];
  const { patient } = subject;
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
    return [{ text: [texts.record.closed], source }];
  }
}

/** The period that a question about a record names; null for none, and for “now”. */
export function recordPeriod({ when }: Pick<Reader, "when">): Period | null {
  return when.kind === "period" ? when.period : null;
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
