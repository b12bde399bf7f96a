import { withMarkedAddenda, type RecordNote } from "@salvia/domain/record/recordNote";

import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import type { Row } from "../records.data.ts";

type Notes = BoundedPages<Row<RecordNote>>;

/**
 * Two lists of notes as one, by the time since which their patient reads them, newest first. Below
 * the end of a list that has more, notes of the other one wait: older ones may belong between them.
 */
export function mergedNotes(signed: Notes, released: Notes): Notes {
  const lists = [signed, released];
  const partial = lists.filter(({ more, rows }) => more !== "none" && rows.length > 0);
  const end = Math.max(...partial.map(endOfList));
  const reaching = partial.filter((list) => endOfList(list) === end);
  return {
    rows: withMarkedAddenda(lists.flatMap(({ rows }) => rows))
      .filter((note) => partial.length === 0 || readFrom(note) >= end)
      .toSorted((a, b) => readFrom(b) - readFrom(a)),
    more: reaching[0]?.more ?? "none",
    showMore: () => {
      for (const { showMore } of reaching) showMore();
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
