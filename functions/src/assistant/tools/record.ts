import { recordAccessId, recordAccessSchema } from "@salvia/domain/record/recordAccess";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

import {
  everyPage,
  readParsed,
  RefusedByRules,
  type CallerQuery,
} from "../../caller/callerFirestore.ts";
import { factOf, maskedName, plainFact, type Fact, type Values } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** The collections below a record, and the kind of source that each is. */
const kinds = {
  allergies: "allergies",
  problems: "problems",
  vitals: "vitals",
  medications: "medications",
  notes: "note",
} as const;

/** The entries that are read, and the time by which they are sorted: when they were written. */
type Part<Entry> = {
  part: keyof typeof kinds;
  schema: StoredSchema<Entry>;
  where?: NonNullable<CallerQuery["where"]>;
  timeOf?: (entry: Entry) => Date;
};

/** Says a sentence about the patient, from the whole collection or from one document. */
type Say = (template: string, values?: Values, path?: string) => Fact;

/**
 * Reads a part of the record of the question's patient, all of it: what counts now may follow from
 * an old entry. If the rules deny access, it returns a sentence that says so; the rules alone decide.
 */
export async function fromRecord<Entry extends { createdAt: Date }>(
  { about: { patient }, texts, database, uid }: Reader,
  { part, schema, where = [], timeOf = ({ createdAt }) => createdAt }: Part<Entry>,
  toFacts: (
    newestFirst: readonly (Entry & { id: string; path: string })[],
    say: Say,
  ) => Fact[] | Promise<Fact[]>,
): Promise<Fact[]> {
  if (patient === null) return [plainFact(texts.refusals.noPatient, "recordWindow")];
  const collection = `${collections.records}/${patient.id}/${part}`;
  const access = `${collections.recordAccess}/${recordAccessId(patient.id, uid)}`;
  try {
    const [read, opened] = await Promise.all([
      everyPage(database, schema, { path: collection, where }),
      readParsed(database, recordAccessSchema, access),
    ]);
    const newestFirst = read
      .toSorted((a, b) => timeOf(b.value).getTime() - timeOf(a.value).getTime())
      .map(({ value, found: { id, path } }) => Object.assign({ id, path }, value));
    const name = maskedName(patient.name);
    // The source is opened through the appointment that opened the record.
    const through = opened === null ? {} : { appointmentId: opened.appointmentId };
    return await toFacts(newestFirst, (template, values = {}, path = collection) =>
      factOf(template, { name, ...values }, { kind: kinds[part], path, ...through }),
    );
  } catch (error) {
    if (!(error instanceof RefusedByRules)) throw error;
    return [plainFact(texts.record.closed, "recordWindow")];
  }
}
