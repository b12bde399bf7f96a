import { withMarkedAddenda, type RecordNote } from "@salvia/domain/record/recordNote";

import type { LivePages } from "../../../firebase/liveQuery/livePages.ts";
import type { Row } from "../records.data.ts";

type Notes = LivePages<Row<RecordNote>>;

/**
 * Two lists of notes as one, by the time since which their patient reads them, newest first. Below
 * the end of a list that has more, notes of the other one wait: older ones may belong between them.
 */
export function mergedNotes(signed: Notes, released: Notes): Notes {
  const lists = [signed, released];
  const partial = lists.filter(({ older, rows }) => older !== "none" && rows.length > 0);
  const end = Math.max(...partial.map(endOfList));
  const reaching = partial.filter((list) => endOfList(list) === end);
  return {
    rows: withMarkedAddenda(lists.flatMap(({ rows }) => rows))
      .filter((note) => partial.length === 0 || readFrom(note) >= end)
      .toSorted((a, b) => readFrom(b) - readFrom(a)),
    older: reaching[0]?.older ?? "none",
    showOlder: () => {
      for (const { showOlder } of reaching) showOlder();
    },
    fresh: lists.every(({ fresh }) => fresh),
  };
}

function endOfList({ rows }: Notes): number {
  return Math.min(...rows.map(readFrom));
}

function readFrom({ visibleFrom, signedAt, updatedAt }: RecordNote): number {
  return (visibleFrom ?? signedAt ?? updatedAt).getTime();
}
