import { recordNoteProblem, tidyNote, type RecordNote } from "@salvia/domain/record/recordNote";

import { failureOf, type Failure } from "../../firebase/clientError.ts";

/** Where a draft is kept; each call answers once the server has, or throws. */
export type NoteStore = {
  /** @param rev one more than was read; 1 makes the note */
  save: (text: string, rev: number) => Promise<void>;
  /** Signs what was saved last. */
  sign: (rev: number) => Promise<void>;
  /** Throws away what there is of it, and is content where there is nothing. */
  remove: () => Promise<void>;
  fetch: () => Promise<Pick<RecordNote, "text" | "rev" | "status"> | null>;
};

/** How what was typed stands with the server. */
export type NoteSaving =
  | { status: "saved" }
  | { status: "unsaved" }
  /** It was not saved; where that may change by itself, it is tried again. */
  | { status: "failed"; failure: Failure }
  /** The record has closed for good, or the note was signed or thrown away elsewhere. */
  | { status: "refused" }
  /** Another window has saved something else meanwhile. */
  | { status: "conflict"; theirs: string };

/** What is seen of a draft. */
type NoteView = {
  text: string;
  saving: NoteSaving;
  /** Whether the server has nothing of it yet. */
  isNew: boolean;
};

export type NoteDraft = {
  view: () => NoteView;
  subscribe: (listener: () => void) => () => void;
  /** Takes what was typed, and saves it a moment later. */
  type: (text: string) => void;
  /** Tries again what was refused or has failed: somebody has signed in again, or opened the record. */
  resume: () => void;
  /** Saves what was typed at once, and signs it. Tells whether it could. */
  sign: () => Promise<boolean>;
  /** Throws it away, here and on the server. Throws what the store does. */
  discard: () => Promise<void>;
  /** After a conflict: this text, or that of the other window. */
  keepMine: () => void;
  takeTheirs: () => void;
};

/** So long after the last key: a tab that is killed takes no more than this with it. */
const pauseMs = 600;
const againMs = 4_000;

/**
 * A note as it is being written. What was typed is saved by itself, one write after the other; what
 * cannot be saved stays.
 *
 * @param start what the server has of it; of a new one, no text and rev 0
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
  /** Whether the server may have something of it, even where its answer was lost. */
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
    // Neither what is empty nor what is too long can be saved: it waits for what is typed next.
    if (recordNoteProblem(tidy) !== null) return tell({ status: "unsaved" });
    isSent = true;
    try {
      await store.save(tidy, rev + 1);
      rev += 1;
      savedText = tidy;
    } catch (error) {
      if (!(await settled(failureOf(error), tidy))) return undefined;
    }
    // What was typed meanwhile.
    return save();
  }

  /** Finds out why a text was not taken. Tells whether it was, or can be, after all. */
  async function settled(failure: Failure, tidy: string): Promise<boolean> {
    if (failure.code !== "not-allowed" && failure.code !== "not-found") {
      tell({ status: "failed", failure });
      saveIn(againMs);
      return false;
    }
    const stored = await store.fetch().catch(() => null);
    // It was taken, and the answer was lost.
    if (stored?.text === tidy && stored.status === "draft") {
      rev = stored.rev;
      savedText = tidy;
      return true;
    }
    if (stored === null || stored.status === "signed" || stored.rev === rev) {
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
      // Which of two texts is to stay is asked first.
      if (saving.status === "conflict") return tell();
      tell({ status: tidyNote(text) === savedText && running === null ? "saved" : "unsaved" });
      saveIn(pauseMs);
    },
    resume() {
      if (saving.status === "refused" || saving.status === "failed") void saveNow();
    },
    async sign() {
      await saveNow();
      if (saving.status !== "saved" || rev === 0) return false;
      await store.sign(rev + 1);
      return true;
    },
    async discard() {
      await running;
      clearTimeout(timer);
      // What was refused is out of reach, and stays with the server as it was last saved.
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
