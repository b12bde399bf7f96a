import { withoutErrors } from "@salvia/domain/record/enteredInError";
import {
  recordNoteSchema,
  signedStatuses,
  withMarkedAddenda,
  type RecordNote,
} from "@salvia/domain/record/recordNote";
import { collections } from "@salvia/domain/shared/collections";
import { excerpt } from "@salvia/domain/shared/excerpt";

import { everyPage } from "../../caller/callerFirestore.ts";
import { factOf, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { countOf, has } from "./ownDocuments.ts";
import { fromRecord } from "./record.ts";

/** The number of quoted notes, and the length of a quote. */
const most = 3;
const quoteLength = 200;

/**
 * Reads excerpts of the latest signed notes. They are quoted as data and never treated as
 * instructions. Notes marked as wrong and what adds to them are left out.
 */
export async function readNotes(reader: Reader): Promise<Fact[]> {
  const { about, times } = reader;
  const { period } = about;
  const texts = reader.texts.notes;
  const part = {
    part: "notes",
    schema: recordNoteSchema,
    none: texts.none,
    // The rules reject a query that returns drafts and signed notes together.
    where: [["status", "IN", signedStatuses]],
    timeOf: signingOf,
    newest: { by: "signedAt", limit: most, suffice: allCount },
  } as const;
  return await fromRecord(reader, part, (newestFirst, say) => {
    const signed = withoutErrors(withMarkedAddenda(newestFirst)).filter((note) =>
      times.isIn(period, signingOf(note)),
    );
    return signed.slice(0, most).map((note) => {
      const text = maskedText(excerpt(note.text, quoteLength));
      return say(texts.signed, { day: times.day(signingOf(note)), text }, note.path);
    });
  });
}

/** Whether all of them count; an addendum counts as its note does, which may be older. */
function allCount(notes: readonly (RecordNote & { id: string })[]): boolean {
  return notes.every(
    ({ enteredInError, addendumTo }) =>
      enteredInError === undefined &&
      (addendumTo === null || notes.some(({ id }) => id === addendumTo)),
  );
}

function signingOf({ signedAt, createdAt }: RecordNote): Date {
  return signedAt ?? createdAt;
}

/** The most drafts that the answer lists. */
const mostDrafts = 10;

/** Reads the caller's own drafts in all records, oldest first. */
export async function readUnsignedNotes(reader: Reader): Promise<Fact[]> {
  const { database, uid, times, about, nameOf } = reader;
  const texts = reader.texts.unsignedNotes;
  // The dashboard lists what is not signed.
  const dashboard = { kind: "waitingRoom", path: collections.visits } as const;
  const found = await everyPage(database, recordNoteSchema, {
    path: collections.notes,
    group: true,
    where: [has("clinicianId", uid), has("status", "draft")],
    orderBy: ["createdAt", "ASCENDING"],
  });
  // The path of a note begins with the patient's record.
  const drafts = found
    .map(({ value, found: { path } }) => ({ value, path, patientId: path.split("/")[1] ?? "" }))
    .filter(({ patientId }) => about.only === null || patientId === about.only.id);
  const items = drafts.slice(0, mostDrafts).map(({ value, path, patientId }) => {
    const values = { name: maskedName(nameOf(patientId)), day: times.day(value.createdAt) };
    return factOf(texts.item, values, { kind: "note", path, appointmentId: value.appointmentId });
  });
  return [...countOf(drafts.length, texts, reader, dashboard), ...items];
}
