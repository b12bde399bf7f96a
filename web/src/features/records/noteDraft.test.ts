import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openNoteDraft, type NoteStore } from "./noteDraft.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const refused = new FirebaseError("permission-denied", "");
const offline = new FirebaseError("unavailable", "");

/** A server that has one note, if any, and keeps to the rules' `rev`. */
function opened(start = { text: "", rev: 0 }) {
  let stored: Awaited<ReturnType<NoteStore["fetch"]>> =
    start.rev === 0 ? null : { ...start, status: "draft" };
  const failures: Error[] = [];
  const texts: string[] = [];
  let losesAnswers = false;
  let removals = 0;

  function take(next: NonNullable<typeof stored>) {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    if (next.rev !== (stored?.rev ?? 0) + 1 || stored?.status === "signed") throw refused;
    stored = next;
    texts.push(next.text);
    if (losesAnswers) throw offline;
  }

  const store: NoteStore = {
    save: async (text, rev) => take({ text, rev, status: "draft" }),
    sign: async (rev) => take({ text: stored?.text ?? "", rev, status: "signed" }),
    remove: async () => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      stored = null;
      removals += 1;
    },
    fetch: async () => stored,
  };
  const draft = openNoteDraft(start, store);
  return {
    draft,
    texts,
    failures,
    stored: () => stored,
    removals: () => removals,
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    /** Another window, or another time, changes what the server has. */
    change: (next: typeof stored) => {
      stored = next;
    },
  };
}

async function type(draft: ReturnType<typeof openNoteDraft>, text: string) {
  draft.type(text);
  await vi.advanceTimersByTimeAsync(1_000);
}

test("what is typed is saved a moment later, once for many keys, and counts its revisions", async () => {
  const { draft, texts, stored } = opened();
  for (const text of ["S", "Sl", "Sleeps"]) draft.type(text);
  expect(draft.view().saving.status).toBe("unsaved");
  await vi.advanceTimersByTimeAsync(1_000);
  await type(draft, "Sleeps better. ");
  expect(texts).toEqual(["Sleeps", "Sleeps better."]);
  expect(stored()).toMatchObject({ rev: 2, status: "draft" });
  expect(draft.view()).toEqual({
    text: "Sleeps better. ",
    saving: { status: "saved" },
    isNew: false,
  });
});

test("what cannot be saved stays, and is saved once it can be", async () => {
  const { draft, texts } = opened({ text: "Sleeps better.", rev: 4 });
  const paste = "x".repeat(100_000);
  await type(draft, paste);
  expect(draft.view()).toMatchObject({ text: paste, saving: { status: "unsaved" } });
  await type(draft, "");
  expect(texts).toEqual([]);
  await type(draft, "x".repeat(20_000));
  expect(texts).toHaveLength(1);
});

test("without a network it is tried again until it is saved", async () => {
  const { draft, texts, failures } = opened();
  failures.push(offline, offline);
  await type(draft, "Sleeps better.");
  expect(draft.view().saving).toEqual({ status: "failed", failure: { code: "offline", id: null } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([texts, draft.view().saving.status]).toEqual([["Sleeps better."], "saved"]);
});

test("an answer that was lost is no conflict", async () => {
  const { draft, texts, stored, loseAnswers } = opened();
  loseAnswers(true);
  await type(draft, "Sleeps better.");
  loseAnswers(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([texts, draft.view().saving.status]).toEqual([["Sleeps better."], "saved"]);
  await type(draft, "Sleeps well.");
  expect(stored()).toMatchObject({ text: "Sleeps well.", rev: 2 });
});

test("another window's text is shown, and either may stay", async () => {
  const { draft, stored, change } = opened({ text: "Sleeps.", rev: 1 });
  change({ text: "Eats.", rev: 2, status: "draft" });
  await type(draft, "Sleeps better.");
  expect(draft.view().saving).toEqual({ status: "conflict", theirs: "Eats." });
  expect(stored()).toMatchObject({ text: "Eats." });

  draft.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toMatchObject({ text: "Sleeps better.", rev: 3 });

  change({ text: "Eats well.", rev: 4, status: "draft" });
  await type(draft, "Sleeps well.");
  draft.takeTheirs();
  expect(draft.view()).toMatchObject({ text: "Eats well.", saving: { status: "saved" } });
});

test("once the record has closed, or the note was signed, the text stays and may be saved later", async () => {
  const closed = opened({ text: "Sleeps.", rev: 1 });
  closed.failures.push(refused);
  await type(closed.draft, "Sleeps better.");
  expect(closed.draft.view()).toMatchObject({
    text: "Sleeps better.",
    saving: { status: "refused" },
  });

  closed.draft.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed.stored()).toMatchObject({ text: "Sleeps better.", rev: 2 });

  const signed = opened({ text: "Sleeps.", rev: 1 });
  signed.change({ text: "Sleeps.", rev: 2, status: "signed" });
  await type(signed.draft, "Sleeps better.");
  expect(signed.draft.view().saving.status).toBe("refused");
});

test("what was typed last is signed, and nothing that could not be saved", async () => {
  const { draft, stored, failures } = opened();
  draft.type("Sleeps better.");
  failures.push(offline);
  await expect(draft.sign()).resolves.toBe(false);
  expect(stored()).toBeNull();
  await expect(draft.sign()).resolves.toBe(true);
  expect(stored()).toEqual({ text: "Sleeps better.", rev: 2, status: "signed" });
});

test("what is thrown away is gone here and there, and what was being saved does not come back", async () => {
  const { draft, stored, texts, removals } = opened();
  draft.type("Sleeps");
  await vi.advanceTimersByTimeAsync(1_000);
  draft.type("Sleeps better");
  await draft.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stored(), texts, removals()]).toEqual([null, ["Sleeps"], 1]);
});

test("what the server has never seen needs no word to it; what it may have seen does", async () => {
  const unseen = opened();
  unseen.draft.type("Sleeps");
  await unseen.draft.discard();
  expect(unseen.removals()).toBe(0);

  const maybe = opened();
  maybe.failures.push(offline);
  maybe.draft.type("Sleeps");
  await vi.advanceTimersByTimeAsync(1_000);
  await maybe.draft.discard();
  expect(maybe.removals()).toBe(1);
});

test("without a network it is not thrown away, and says so", async () => {
  const { draft, failures, stored } = opened({ text: "Sleeps", rev: 3 });
  failures.push(offline);
  await expect(draft.discard()).rejects.toThrow(offline);
  expect(stored()).toMatchObject({ text: "Sleeps" });
});

test("what is out of reach is let go of, and stays as it was saved", async () => {
  const { draft, failures, stored, removals } = opened({ text: "Sleeps", rev: 3 });
  failures.push(refused);
  draft.type("Sleeps better");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.view().saving.status).toBe("refused");
  await draft.discard();
  expect([stored()?.text, removals()]).toEqual(["Sleeps", 0]);
});
