// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const text = (parked: unknown) => (typeof parked === "string" ? parked : null);

/** Another document: nothing of the last one's memory is left. */
async function nextDocument(uid: string) {
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  const notes = drafts.draftsOf<string>({ name: "notes", read: text });
  const records = drafts.draftsOf<string>();
  drafts.restoreDrafts(uid);
  const late = drafts.draftsOf<string>({ name: "late", read: text });
  return { ...drafts, notes, records, late };
}

test("after a forced sign-out the same user finds what they were typing, once", async () => {
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

test("drafts of health records never leave the memory", async () => {
  const before = await nextDocument("ana");
  before.records.set("record-1", "A diagnosis");
  before.parkDrafts();
  expect(sessionStorage).toHaveLength(0);
});

test("another user finds nothing, and it is removed as soon as they are known", async () => {
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
  "what another version has kept in another form is dropped: %s",
  async (parked) => {
    sessionStorage.setItem("parkedDraft:ana:notes", parked);
    const after = await nextDocument("ana");
    expect([after.notes.size, sessionStorage.length]).toEqual([0, 0]);
  },
);
