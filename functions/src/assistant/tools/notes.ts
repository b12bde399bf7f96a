import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  recordNoteSchema,
  signedStatuses,
  withMarkedAddenda,
  type RecordNote,
} from "@salvia/domain/record/recordNote";
import { collections } from "@salvia/domain/shared/collections";

import { everyPage, parseFound, type Parsed } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import type { ToolInput } from "../toolCall.ts";
import { periodWords } from "./periodWords.ts";
import { fromRecord, within } from "./record.ts";

/**
 * Reads excerpts of the latest signed notes. They are quoted as data and never treated as
 * instructions. Notes marked as wrong and what adds to them are left out.
 */
export async function readNotes(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { about, times, database } = reader;
  const { period } = about;
  const texts = reader.texts.notes;
  // The rules reject a query that returns drafts and signed notes together.
  const signed = [
    ["status", "IN", signedStatuses],
    ...(period === null ? [] : within("signedAt", times.rangeOf(period))),
  ] as const;
  const latest = async (path: string) => {
    const query = { path, where: signed, orderBy: ["signedAt", "DESCENDING"] } as const;
    const newest = parseFound(recordNoteSchema, await database.find({ ...query, limit: most }));
    const valid = await validNotes(newest, path, reader);
    if (valid.length === newest.length) return valid;
    return await validNotes(await everyPage(database, recordNoteSchema, query), path, reader);
  };
  return await fromRecord(reader, "notes", latest, (newestFirst, say) => {
    if (newestFirst.length === 0) {
      const { none, noneIn } = texts;
      return [period === null ? say(none) : say(noneIn, { span: periodWords(period, reader) })];
    }
    return newestFirst.slice(0, most).map(({ value, found: { path } }) => {
      const day = times.day(value.signedAt ?? value.createdAt);
      return say(texts.signed, { day, text: maskedText(beginning(value.text)) }, path);
    });
  });
}

/** The number of quoted notes. */
const most = 3;

/** Those that count; an addendum may be newer than what was asked for, so its note is read. */
async function validNotes(
  notes: readonly Parsed<RecordNote>[],
  path: string,
  { database }: Reader,
): Promise<Parsed<RecordNote>[]> {
  const known = new Set(notes.map(({ found: { id } }) => id));
  const missing = notes
    .flatMap(({ value }) => value.addendumTo ?? [])
    .filter((id) => !known.has(id));
  const read = await Promise.all([...new Set(missing)].map((id) => database.get(`${path}/${id}`)));
  const added = parseFound(
    recordNoteSchema,
    read.filter((each) => each !== null),
  );
  const rows = [...notes, ...added].map(({ value, found: { id } }) =>
    Object.assign({}, value, { id }),
  );
  const valid = new Set(withoutErrors(withMarkedAddenda(rows)).map(({ id }) => id));
  return notes.filter(({ found: { id } }) => valid.has(id));
}

const quoteLength = 200;

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= quoteLength ? line : `${line.slice(0, quoteLength).trimEnd()}…`;
}

/** Reads the caller's own drafts in all records, oldest first. */
export async function readUnsignedNotes(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, uid, times, about, nameOf } = reader;
  const texts = reader.texts.unsignedNotes;
  const found = await everyPage(database, recordNoteSchema, {
    path: collections.notes,
    group: true,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["status", "EQUAL", "draft"],
    ],
    orderBy: ["createdAt", "ASCENDING"],
  });
  const drafts = found.filter(
    ({ found: { path } }) => about.only === null || patientOf(path) === about.only.id,
  );
  const name = maskedName(about.only?.name ?? "");
  if (drafts.length === 0) {
    return [factOf(about.only === null ? texts.none : texts.noneOf, { name }, dashboard)];
  }
  const count = String(drafts.length);
  return [
    factOf(pluralTemplate(texts, "count", drafts.length), { count }, dashboard),
    ...drafts
      .slice(0, mostDrafts)
      .map(({ value: { createdAt, appointmentId }, found: { path } }) =>
        factOf(
          texts.item,
          { name: maskedName(nameOf(patientOf(path))), day: times.day(createdAt) },
          { kind: "note", path, appointmentId },
        ),
      ),
  ];
}

/** The patient of whose record a note is part. */
function patientOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** The dashboard lists what is not signed. */
const dashboard = { kind: "waitingRoom", path: collections.visits } as const;

/** The most drafts that the answer lists. */
const mostDrafts = 10;
