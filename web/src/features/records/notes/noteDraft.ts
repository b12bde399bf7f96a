import { recordNoteProblem, tidyNote, type RecordNote } from "@salvia/domain/record/recordNote";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";

/** Stores a draft. Each call resolves once the server has answered, or throws. */
export type NoteStore = {
  /** @param rev the last known revision plus one; 1 creates the note */
  save: (text: string, rev: number) => Promise<void>;
  /** Signs the last saved text, which the patient reads at once, or from a time. */
  sign: (rev: number, visibleFrom: Date | null) => Promise<void>;
  /** Deletes the note; succeeds if the note does not exist. */
  remove: () => Promise<void>;
  fetch: () => Promise<Pick<RecordNote, "text" | "rev" | "status"> | null>;
};

/** Whether the typed text is saved on the server. */
export type NoteSaving =
  | { status: "saved" }
  | { status: "unsaved" }
  /** Saving failed; it is retried automatically. */
  | { status: "failed"; failure: Failure }
  /** The record has closed, or the note was signed or deleted elsewhere. */
  | { status: "refused" }
  /** Another window saved a different text meanwhile. */
  | { status: "conflict"; theirs: string };

/** The visible state of a draft. */
type NoteView = {
  text: string;
  saving: NoteSaving;
  /** Whether the server has not stored any of it yet. */
  isNew: boolean;
};

export type NoteDraft = {
  view: () => NoteView;
  subscribe: (listener: () => void) => () => void;
  /** Sets the text, and saves it after a pause in typing. */
  type: (text: string) => void;
  /** Retries after a refusal or failure, once the user has signed in again or opened the record. */
  resume: () => void;
  /**
   * Saves the text at once and signs it. Resolves to whether it was signed.
   *
   * @param visibleFrom from when the patient reads it; null for at once
   */
  sign: (visibleFrom: Date | null) => Promise<boolean>;
  /** Discards the note here and deletes it on the server. Throws what the store throws. */
  discard: () => Promise<void>;
  /** Resolves a conflict with this text, or with the other window's. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Pause after the last key before saving, in ms. A killed tab loses at most this much typing. */
const pauseMs = 600;
const againMs = 4_000;

/**
 * A note being written. The text is saved automatically, one write at a time; a text that cannot be
 * saved is kept.
 *
 * @param start the stored text and revision; for a new note, an empty text and rev 0
 */
export function openNoteDraft(
  start: Pick<RecordNote, "text" | "rev">,
  store: NoteStore,
): NoteDraft {
  let { text, rev } = start;
  let savedText = start.text;
  let saving: NoteSaving = { status: "saved" };
  let view: NoteView = { text, saving, isNew: rev === 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** Whether the server may have stored some of it, even if its answer was lost. */
  let isSent = rev > 0;
  const listeners = new Set<() => void>();

  function tell(next: NoteSaving = saving) {
    saving = next;
    view = { text, saving, isNew: rev === 0 };
    for (const listener of listeners) listener();
  }

  function saveIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }

  function saveNow(): Promise<void> {
    clearTimeout(timer);
    running ??= save().finally(() => {
      running = null;
    });
    return running;
  }

  async function save(): Promise<void> {
    const tidy = tidyNote(text);
    if (tidy === savedText) return tell({ status: "saved" });
    // An empty or overlong text cannot be saved; the next change tries again.
    if (recordNoteProblem(tidy) !== null) return tell({ status: "unsaved" });
    isSent = true;
    try {
      await store.save(tidy, rev + 1);
      rev += 1;
      savedText = tidy;
    } catch (error) {
      if (!(await settled(failureOf(error), tidy))) return undefined;
    }
    // Saves what was typed meanwhile.
    return save();
  }

  /** Finds out why a save failed. Resolves to whether the text was saved after all. */
  async function settled(failure: Failure, tidy: string): Promise<boolean> {
    if (failure.code !== "not-allowed" && failure.code !== "not-found") {
      tell({ status: "failed", failure });
      saveIn(againMs);
      return false;
    }
    const stored = await store.fetch().catch(() => null);
    // The save succeeded, but its answer was lost.
    if (stored?.text === tidy && stored.status === "draft") {
      rev = stored.rev;
      savedText = tidy;
      return true;
    }
    if (stored === null || stored.status !== "draft" || stored.rev === rev) {
      tell({ status: "refused" });
      return false;
    }
    rev = stored.rev;
    savedText = stored.text;
    tell({ status: "conflict", theirs: stored.text });
    return false;
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(next) {
      text = next;
      // The user must resolve the conflict first.
      if (saving.status === "conflict") return tell();
      tell({ status: tidyNote(text) === savedText && running === null ? "saved" : "unsaved" });
      saveIn(pauseMs);
    },
    resume() {
      if (saving.status === "refused" || saving.status === "failed") void saveNow();
    },
    async sign(visibleFrom) {
      await saveNow();
      if (saving.status !== "saved" || rev === 0) return false;
      await store.sign(rev + 1, visibleFrom);
      return true;
    },
    async discard() {
      await running;
      clearTimeout(timer);
      // A refused draft is inaccessible, so the server keeps its last saved text.
      if (isSent && saving.status !== "refused") await store.remove();
    },
    keepMine() {
      tell({ status: "unsaved" });
      void saveNow();
    },
    takeTheirs() {
      text = savedText;
      tell({ status: "saved" });
    },
  };
}
