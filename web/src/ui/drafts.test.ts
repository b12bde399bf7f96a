// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const text = (parked: unknown) => (typeof parked === "string" ? parked : null);

/** Simulates a new document by clearing the module's memory. */
async function nextDocument(uid: string) {
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  const notes = drafts.draftsOf<string>({ name: "notes", read: text });
  const records = drafts.draftsOf<string>();
  drafts.restoreDrafts(uid);
  const late = drafts.draftsOf<string>({ name: "late", read: text });
  return { ...drafts, notes, records, late };
}

test("restores drafts once for the same user after a forced sign-out", async () => {
  const before = await nextDocument("ana");
  before.notes.set("lead-1", "Half a thou");
  before.late.set("lead-2", "Another");
  before.parkDrafts();
  const after = await nextDocument("ana");
  expect([...after.notes, ...after.late]).toEqual([
    ["lead-1", "Half a thou"],
    ["lead-2", "Another"],
  ]);
  expect(after.draftCount()).toBe(2);
  expect(sessionStorage).toHaveLength(0);
});

test("keeps drafts of health records in memory only", async () => {
  const before = await nextDocument("ana");
  before.records.set("record-1", "A diagnosis");
  before.parkDrafts();
  expect(sessionStorage).toHaveLength(0);
});

test("deletes the drafts of another user as soon as a different user is known", async () => {
  const before = await nextDocument("ana");
  before.notes.set("lead-1", "Half a thou");
  before.parkDrafts();
  const { keepParkedDraftsOf } = await import("../lib/parkedDrafts.ts");
  keepParkedDraftsOf("ben");
  expect(sessionStorage).toHaveLength(0);
  const after = await nextDocument("ben");
  expect(after.notes.size).toBe(0);
});

test.each(["not JSON", "{}", "[null]", '[["lead-1",{"no":"text"}]]', "[[1,2]]"])(
  "discards drafts saved in the format of another version: %s",
  async (parked) => {
    sessionStorage.setItem("parkedDraft:ana:notes", parked);
    const after = await nextDocument("ana");
    expect([after.notes.size, sessionStorage.length]).toEqual([0, 0]);
  },
);
