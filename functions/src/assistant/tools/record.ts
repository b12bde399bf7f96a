import { recordAccessId, recordAccessSchema } from "@salvia/domain/record/recordAccess";
import { collections } from "@salvia/domain/shared/collections";
import type { StoredSchema } from "@salvia/domain/shared/readStored";

import {
  everyPage,
  ifRefused,
  parseFound,
  readParsed,
  type Parsed,
} from "../../caller/callerFirestore.ts";
import { factOf, maskedName, plainFact, type Fact, type Values } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { within, type Condition } from "./ownDocuments.ts";

type Placed<Entry> = Entry & { id: string; path: string };

/** The entries that are read, and the time by which they are sorted: when they were written. */
type Part<Entry> = {
  part: "allergies" | "problems" | "vitals" | "medications" | "notes";
  schema: StoredSchema<Entry>;
  /** The sentence for no entries, in the period. */
  none: string;
  where?: readonly Condition[];
  timeOf?: (entry: Entry) => Date;
  newest?: Newest<Entry> | undefined;
};

/** The entries that are read first, by a time, because they may do. */
type Newest<Entry> = {
  by: string;
  limit: number;
  /** @param isAll whether there are no more, in the period */
  suffice: (entries: readonly Placed<Entry>[], isAll: boolean) => boolean;
};

/** Says a sentence about the patient, from the whole collection or from one document. */
type Say = (template: string, values?: Values, path?: string) => Fact;

/**
 * Reads a part of the record of the question's patient; all of it unless the newest do, because what
 * counts now may follow from an old entry. If the rules deny access, it returns a sentence that says
 * so; the rules alone decide.
 */
export async function fromRecord<Entry extends { createdAt: Date }>(
  reader: Reader,
  asked: Part<Entry>,
  toFacts: (newestFirst: readonly Placed<Entry>[], say: Say) => Fact[] | Promise<Fact[]>,
): Promise<Fact[]> {
  const { database, texts, times, uid } = reader;
  const { patient, period } = reader.about;
  const { part, none, timeOf = ({ createdAt }) => createdAt } = asked;
  if (patient === null) return [plainFact(texts.refusals.noPatient, "recordWindow")];
  const collection = `${collections.records}/${patient.id}/${part}`;
  const access = `${collections.recordAccess}/${recordAccessId(patient.id, uid)}`;
  const found = await Promise.all([
    entriesIn(collection, asked, reader),
    readParsed(database, recordAccessSchema, access),
  ]).catch(ifRefused(null));
  if (found === null) return [plainFact(texts.record.closed, "recordWindow")];
  const [read, opened] = found;
  const newestFirst = read.toSorted((a, b) => timeOf(b).getTime() - timeOf(a).getTime());
  const common = { name: maskedName(patient.name), span: times.words(period) };
  // The source is opened through the appointment that opened the record.
  const through = opened === null ? {} : { appointmentId: opened.appointmentId };
  const kind = part === "notes" ? "note" : part;
  const say: Say = (template, values = {}, path = collection) =>
    factOf(template, { ...common, ...values }, { kind, path, ...through });
  const facts = await toFacts(newestFirst, say);
  return facts.length > 0 ? facts : [say(none)];
}

async function entriesIn<Entry>(
  path: string,
  { schema, where = [], newest }: Part<Entry>,
  { database, times, about: { period } }: Reader,
): Promise<Placed<Entry>[]> {
  if (newest !== undefined) {
    const { by, limit, suffice } = newest;
    const documents = await database.find({
      path,
      where: [...where, ...(period === null ? [] : within(by, times.rangeOf(period)))],
      orderBy: [by, "DESCENDING"],
      limit,
    });
    const found = parseFound(schema, documents).map(placed);
    if (suffice(found, documents.length < limit)) return found;
  }
  return (await everyPage(database, schema, { path, where })).map(placed);
}

function placed<Entry>({ value, found: { id, path } }: Parsed<Entry>): Placed<Entry> {
  return Object.assign({ id, path }, value);
}
