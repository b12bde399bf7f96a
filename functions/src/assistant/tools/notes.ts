import { collections } from "@salvia/domain/shared/collections";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  recordNoteSchema,
  signedStatuses,
  withMarkedAddenda,
} from "@salvia/domain/record/recordNote";

import { fillTemplate, maskedName, maskedText, pluralTemplate, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "./periodWords.ts";
import { fromRecord, within } from "./record.ts";
import type { ToolInput } from "../toolCall.ts";
import { everyPage, parseFound } from "../callerFirestore.ts";
import type { Found } from "../../platform/firestoreValue.ts";

/**
 * Reads excerpts of the latest signed notes. They are quoted as data and never treated as
 * instructions. Notes marked as wrong and what adds to them are left out.
 */
export async function readNotes(_: ToolInput, reader: Reader): Promise<Fact[]> {
  // The rules reject a query that returns drafts and signed notes together.
  const { period } = reader.about;
  const range = period === null ? null : reader.times.rangeOf(period);
  const signed = [
    ["status", "IN", signedStatuses],
    ...(range === null ? [] : within("signedAt", range)),
  ] as const;
  const latest = async (path: string) => {
    const query = { path, where: signed, orderBy: ["signedAt", "DESCENDING"] } as const;
    const newest = await reader.database.find({ ...query, limit: most });
    const valid = await validNotes(newest, path, reader);
    return valid.length === newest.length
      ? valid
      : await validNotes(await everyPage(reader.database, query), path, reader);
  };
  return await fromRecord(reader, "notes", latest, (newestFirst, patient, path) => {
    const { texts, times } = reader;
    const who = maskedName(patient.name);
    const notes = parsed(newestFirst).slice(0, most);
    if (notes.length === 0) {
      const span = period === null ? "" : periodWords(period, reader);
      const none = period === null ? texts.notes.none : texts.notes.noneIn;
      return [{ text: fillTemplate(none, { name: who, span }), source: { kind: "note", path } }];
    }
    return notes.map(({ value, found }): Fact => {
      const day = times.day(value.signedAt ?? value.createdAt);
      const text = fillTemplate(texts.notes.signed, {
        name: who,
        day,
        text: maskedText(beginning(value.text)),
      });
      return { text, source: { kind: "note", path: found.path } };
    });
  });
}

/** The number of quoted notes. */
const most = 3;

/** Those that count; an addendum may be newer than what was asked for, so its note is read. */
async function validNotes(
  found: readonly Found[],
  path: string,
  { database }: Reader,
): Promise<Found[]> {
  const known = new Set(found.map(({ id }) => id));
  const missing = parsed(found)
    .flatMap(({ value }) => value.addendumTo ?? [])
    .filter((id) => !known.has(id));
  const read = await Promise.all([...new Set(missing)].map((id) => database.get(`${path}/${id}`)));
  const notes = parsed([...found, ...read.filter((each) => each !== null)]);
  const rows = notes.map(({ value, found: { id } }) => Object.assign({}, value, { id }));
  const valid = new Set(withoutErrors(withMarkedAddenda(rows)).map(({ id }) => id));
  return found.filter(({ id }) => valid.has(id));
}

function parsed(found: readonly Found[]) {
  return found.flatMap((each) => parseFound(recordNoteSchema, each));
}

const quoteLength = 200;

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= quoteLength ? line : `${line.slice(0, quoteLength).trimEnd()}…`;
}

/** Reads the caller's own drafts in all records, oldest first. */
export async function readUnsignedNotes(_: ToolInput, reader: Reader): Promise<Fact[]> {
  const { database, uid, texts, times, about, nameOf } = reader;
  const { only } = about;
  const found = await everyPage(database, {
    path: collections.notes,
    group: true,
    where: [
      ["clinicianId", "EQUAL", uid],
      ["status", "EQUAL", "draft"],
    ],
    orderBy: ["createdAt", "ASCENDING"],
  });
  const drafts = parsed(found)
    .map(({ value: { createdAt, appointmentId }, found: { path } }) => {
      const patientId = path.split("/")[1] ?? "";
      return { createdAt, appointmentId, path, patientId };
    })
    .filter(({ patientId }) => only === null || patientId === only.id);
  const { none, noneOf } = texts.unsignedNotes;
  if (drafts.length === 0) {
    const text = only === null ? [none] : fillTemplate(noneOf, { name: maskedName(only.name) });
    return [{ text, source: ofDashboard }];
  }
  const head = pluralTemplate(texts.unsignedNotes, "count", drafts.length);
  return [
    { text: fillTemplate(head, { count: String(drafts.length) }), source: ofDashboard },
    ...drafts.slice(0, mostDrafts).map(({ createdAt, path, patientId, appointmentId }): Fact => ({
      text: fillTemplate(texts.unsignedNotes.item, {
        name: maskedName(nameOf(patientId)),
        day: times.day(createdAt),
      }),
      source: { kind: "note", path, appointmentId },
    })),
  ];
}

/** The dashboard lists what is not signed. */
const ofDashboard = { kind: "waitingRoom", path: collections.visits } as const;

/** The most drafts that the answer lists. */
const mostDrafts = 10;
