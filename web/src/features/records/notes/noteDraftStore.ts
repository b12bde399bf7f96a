import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useSyncExternalStore } from "react";

import { draftsOf } from "../../../ui/drafts.ts";
import type { Row } from "../records.data.ts";
import { openNoteDraft, type NoteDraft } from "./noteDraft.ts";
import { newNoteId, noteStore } from "./recordNotes.data.ts";
import type { OpenRecordKey } from "../openRecord.ts";

/** A note being written. */
export type OpenNote = {
  id: string;
  patientId: string;
  /** The appointment to which it belongs, which may be an earlier one. */
  appointmentId: string;
  clinicianId: string;
  addendumTo: string | null;
  draft: NoteDraft;
};

/**
 * The notes being written in this document. They outlive their page and even the open record, which
 * may close just before a text is saved. Signing out loads a new document and drops them.
 */
let notes: readonly OpenNote[] = [];

/**
 * Ids of notes that were signed or discarded. The server's list of drafts may still include such a
 * note for a moment and would reopen it.
 */
const closed = new Set<string>();

/** Ids of notes with text that would be lost if the document unloaded. */
const unsaved = draftsOf<true>();

const listeners = new Set<() => void>();

function change(next: readonly OpenNote[]) {
  notes = next;
  for (const listener of listeners) listener();
}

/** The notes being written about a patient, live. */
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

export function startNote(access: OpenRecordKey, addendumTo: string | null): void {
  const id = newNoteId(access.patientId);
  openNote(access, { id, appointmentId: access.appointmentId, addendumTo, text: "", rev: 0 });
}

/** Opens the server's drafts, except those that are open or closed already. */
export function continueDraft(access: OpenRecordKey, drafts: readonly Row<RecordNote>[]): void {
  for (const draft of drafts) {
    const isKnown = closed.has(draft.id) || notes.some(({ id }) => id === draft.id);
    if (!isKnown) openNote(access, draft);
  }
}

/** Removes a note after it is signed or discarded. */
export function closeNote(noteId: string): void {
  closed.add(noteId);
  unsaved.delete(noteId);
  change(notes.filter(({ id }) => id !== noteId));
}

function openNote(
  access: OpenRecordKey,
  start: Pick<Row<RecordNote>, "id" | "appointmentId" | "addendumTo" | "text" | "rev">,
): void {
  const { id, appointmentId, addendumTo } = start;
  const { patientId, clinicianId } = access;
  const draft = openNoteDraft(start, noteStore(access, id, addendumTo));
  draft.subscribe(() => {
    if (draft.view().saving.status === "saved") unsaved.delete(id);
    else unsaved.set(id, true);
  });
  change([...notes, { id, patientId, appointmentId, clinicianId, addendumTo, draft }]);
}
