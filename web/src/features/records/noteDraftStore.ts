import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useSyncExternalStore } from "react";

import { draftsOf } from "../../ui/drafts.ts";
import type { Row } from "./records.data.ts";
import { openNoteDraft, type NoteDraft } from "./noteDraft.ts";
import { newNoteId, noteStore } from "./recordNotes.data.ts";
import type { OpenRecordKey } from "./openRecordKey.ts";

/** A note being written. */
export type OpenNote = {
  id: string;
  patientId: string;
  addendumTo: string | null;
  draft: NoteDraft;
};

/**
 * The notes being written in this document. What was typed outlives the page it was typed on, and
 * the record too: it may have closed a moment before the text was saved. A sign-out loads another
 * document.
 */
let notes: readonly OpenNote[] = [];

/**
 * By id, those that were signed or given up. The server's list of drafts may still hold one for a
 * moment, and would open it again.
 */
const closed = new Set<string>();

/** By id, those of which something would be lost with the document. */
const unsaved = draftsOf<true>();

const listeners = new Set<() => void>();

function change(next: readonly OpenNote[]) {
  notes = next;
  for (const listener of listeners) listener();
}

/** A patient's, live. */
export function useOpenNotes(patientId: string): readonly OpenNote[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
  return all.filter((note) => note.patientId === patientId);
}

/** Begins a note, or an addendum to one. */
export function startNote(access: OpenRecordKey, addendumTo: string | null): void {
  const id = newNoteId(access.patientId);
  openNote(access, { id, addendumTo, text: "", rev: 0 });
}

/** Goes on with drafts that the server has, but for those that are open. */
export function continueDraft(access: OpenRecordKey, drafts: readonly Row<RecordNote>[]): void {
  for (const draft of drafts) {
    const isKnown = closed.has(draft.id) || notes.some(({ id }) => id === draft.id);
    if (!isKnown) openNote(access, draft);
  }
}

/** Lets go of a note, once it is signed or thrown away. */
export function closeNote(noteId: string): void {
  closed.add(noteId);
  unsaved.delete(noteId);
  change(notes.filter(({ id }) => id !== noteId));
}

function openNote(
  access: OpenRecordKey,
  start: Pick<Row<RecordNote>, "id" | "addendumTo" | "text" | "rev">,
): void {
  const { id, addendumTo } = start;
  const draft = openNoteDraft(start, noteStore(access, id, addendumTo));
  draft.subscribe(() => {
    if (draft.view().saving.status === "saved") unsaved.delete(id);
    else unsaved.set(id, true);
  });
  change([...notes, { id, patientId: access.patientId, addendumTo, draft }]);
}
