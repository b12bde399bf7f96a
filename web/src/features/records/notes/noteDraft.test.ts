import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { openNoteDraft, type NoteStore } from "./noteDraft.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

const refused = new FirebaseError("permission-denied", "");
const offline = new FirebaseError("unavailable", "");

/** A fake server with at most one note that enforces `rev` as the rules do. */
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
    /** Changes the stored note, as another window would. */
    change: (next: typeof stored) => {
      stored = next;
    },
  };
}

async function type(draft: ReturnType<typeof openNoteDraft>, text: string) {
  draft.type(text);
  await vi.advanceTimersByTimeAsync(1_000);
}

test("saves once after a pause in typing and counts the revisions", async () => {
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

test("keeps a text that cannot be saved and saves it once it can", async () => {
  const { draft, texts } = opened({ text: "Sleeps better.", rev: 4 });
  const paste = "x".repeat(100_000);
  await type(draft, paste);
  expect(draft.view()).toMatchObject({ text: paste, saving: { status: "unsaved" } });
  await type(draft, "");
  expect(texts).toEqual([]);
  await type(draft, "x".repeat(20_000));
  expect(texts).toHaveLength(1);
});

test("retries while offline until the text is saved", async () => {
  const { draft, texts, failures } = opened();
  failures.push(offline, offline);
  await type(draft, "Sleeps better.");
  expect(draft.view().saving).toEqual({ status: "failed", failure: { code: "offline", id: null } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([texts, draft.view().saving.status]).toEqual([["Sleeps better."], "saved"]);
});

test("does not report a conflict after a lost answer", async () => {
  const { draft, texts, stored, loseAnswers } = opened();
  loseAnswers(true);
  await type(draft, "Sleeps better.");
  loseAnswers(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([texts, draft.view().saving.status]).toEqual([["Sleeps better."], "saved"]);
  await type(draft, "Sleeps well.");
  expect(stored()).toMatchObject({ text: "Sleeps well.", rev: 2 });
});

test("shows a conflict with another window and keeps either text", async () => {
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

test("keeps the text after the record closes or the note is signed, and can resume", async () => {
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

test("signs the latest text, and refuses to sign a text it cannot save", async () => {
  const { draft, stored, failures } = opened();
  draft.type("Sleeps better.");
  failures.push(offline);
  await expect(draft.sign(null)).resolves.toBe(false);
  expect(stored()).toBeNull();
  await expect(draft.sign(null)).resolves.toBe(true);
  expect(stored()).toEqual({ text: "Sleeps better.", rev: 2, status: "signed" });
});

test("discards the note locally and on the server, and cancels pending saves", async () => {
  const { draft, stored, texts, removals } = opened();
  draft.type("Sleeps");
  await vi.advanceTimersByTimeAsync(1_000);
  draft.type("Sleeps better");
  await draft.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stored(), texts, removals()]).toEqual([null, ["Sleeps"], 1]);
});

test("deletes from the server only a note that the server may have stored", async () => {
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

test("keeps the note and throws when discarding it offline", async () => {
  const { draft, failures, stored } = opened({ text: "Sleeps", rev: 3 });
  failures.push(offline);
  await expect(draft.discard()).rejects.toThrow(offline);
  expect(stored()).toMatchObject({ text: "Sleeps" });
});

test("discards a refused note locally and leaves the last saved text on the server", async () => {
  const { draft, failures, stored, removals } = opened({ text: "Sleeps", rev: 3 });
  failures.push(refused);
  draft.type("Sleeps better");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.view().saving.status).toBe("refused");
  await draft.discard();
  expect([stored()?.text, removals()]).toEqual(["Sleeps", 0]);
});
