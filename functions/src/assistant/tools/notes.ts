import { recordNoteSchema } from "@salvia/domain/record/recordNote";

import { fillTemplate, maskedName, maskedText, type Fact } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "../temporal/periodWords.ts";
import { fromRecord, recordPeriod, within } from "./record.ts";
import { parseFound } from "../callerFirestore.ts";

/**
 * Reads excerpts of the latest signed notes. They are quoted as data and never treated as
 * instructions.
 */
export async function readNotes(_: unknown, reader: Reader): Promise<Fact[]> {
  // The rules reject a query that returns drafts and signed notes together.
  const period = recordPeriod(reader);
  const range = period === null ? null : reader.times.rangeOf(period);
  const signed = [
    ["status", "EQUAL", "signed"],
    ...(range === null ? [] : within("signedAt", range)),
  ] as const;
  const latest = (path: string) =>
    reader.database.find({ path, where: signed, orderBy: ["signedAt", "DESCENDING"], limit: 3 });
  return await fromRecord(reader, "notes", latest, (newestFirst, patient, path) => {
    const { texts, times } = reader;
    const who = maskedName(patient.name);
    const notes = newestFirst.flatMap((each) => parseFound(recordNoteSchema, each));
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

const quoteLength = 200;

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= quoteLength ? line : `${line.slice(0, quoteLength).trimEnd()}…`;
}
