import { Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { mirrorEntry } from "../../functions/src/audit/mirrorEntry.ts";
import { compareMirror, type LoggedEntry } from "../../scripts/lib/auditMirror/compareMirror.ts";
import { copyEntry, readMirror } from "../../scripts/lib/auditMirror/storedMirror.ts";
import { googleApi } from "../../scripts/lib/deploy/googleApi.ts";
import { startCloudStorage, type CloudStorage } from "../deploy/standIns/cloudStorage.ts";
import { newBucket } from "../deploy/standIns/storageApis.ts";

// The trigger and the operator's comparison, with their real requests, to a stand-in of Cloud
// Storage that checks them against Google's description.

vi.mock("firebase-functions/logger", () => ({ write: vi.fn() }));

const name = "example-audit";
let storage: CloudStorage;

beforeAll(async () => {
  storage = await startCloudStorage();
  vi.stubEnv("AUDIT_BUCKET", name);
}, 180_000);

beforeEach(() => {
  vi.mocked(logger.write).mockClear();
  storage.buckets.clear();
  storage.buckets.set(name, newBucket({ kind: "storage#bucket", name }));
});

afterEach(() => {
  storage.standIns.heal();
});

afterAll(() => storage.close());

const at = Timestamp.fromDate(new Date("2026-11-21T23:30:00.123Z"));
const disabled = { action: "accountDisabled", uid: "noa", by: "helen", at };
const undone = (removed: number, kept = 0) => ({
  ...disabled,
  action: "importUndone",
  removed,
  kept,
});

const snapshot = (id: string, fields: object) => ({ id, data: () => ({ ...fields }) });
const created = (id: string, fields: object) => mirrorEntry(null, snapshot(id, fields));
const changed = (id: string, before: object, after: object) =>
  mirrorEntry(snapshot(id, before), snapshot(id, after));

/** The line about an altered entry. */
const altered = (entry: string, how: string) => ({
  severity: "ERROR",
  message: "audit entry altered",
  entry,
  how,
});

/** The contents of the mirror. */
const mirrored = () =>
  [...(storage.buckets.get(name)?.objects.values() ?? [])].map(({ text }) => text);

const contents = JSON.stringify({
  id: "one",
  entry: { action: "accountDisabled", at: "2026-11-21T23:30:00.123Z", by: "helen", uid: "noa" },
});

test("copies an entry as stored, under its day, however its fields are ordered", async () => {
  await created("one", disabled);
  await created("one", Object.fromEntries(Object.entries(disabled).toReversed()));
  expect(mirrored()).toEqual([contents]);
  // Nothing that is there is replaced, even without a retention policy.
  const uploads = storage.standIns.calls.filter(({ id }) => id === "storage.objects.insert");
  expect(uploads.map(({ query }) => query.get("ifGenerationMatch"))).toEqual(["0", "0"]);
  expect([...(storage.buckets.get(name)?.objects.keys() ?? [])]).toEqual([
    expect.stringMatching(/^2026-11-21\.one\.[0-9a-f]{32}\.json$/),
  ]);
  expect(logger.write).not.toHaveBeenCalled();
});

test.each([
  [503, "Cloud Storage answered 503"],
  [429, "Cloud Storage answered 429"],
  [403, "Cloud Storage answered 403"],
  ["cut", "fetch failed"],
] as const)(
  "fails with %s, so that the event comes again, and then copies once",
  async (how, reason) => {
    storage.standIns.fail({ id: "storage.objects.insert", times: 1, how });
    await expect(created("one", disabled)).rejects.toThrow(reason);
    expect(mirrored()).toEqual([]);
    expect(logger.write).toHaveBeenCalledExactlyOnceWith({
      severity: "ERROR",
      message: "audit mirror failed",
      entry: "one",
    });
    await created("one", disabled);
    expect(mirrored()).toEqual([contents]);
  },
);

test.each([412, 403])("accepts the answer %s for an object that is there", async (how) => {
  await created("one", disabled);
  storage.standIns.fail({ id: "storage.objects.insert", times: 1, how });
  await created("one", disabled);
  expect(logger.write).not.toHaveBeenCalled();
});

test("never takes other contents for a copy", async () => {
  await created("one", disabled);
  for (const object of storage.buckets.get(name)?.objects.values() ?? []) {
    object.resource = { ...object.resource, md5Hash: "AA==" };
  }
  await expect(created("one", disabled)).rejects.toThrow("other contents");
});

test("reports an entry that was changed or deleted, and copies what it was", async () => {
  // Its creation was before there was a mirror.
  await changed("one", disabled, { ...disabled, by: "noa" });
  await mirrorEntry(snapshot("one", { ...disabled, by: "noa" }), null);
  await mirrorEntry(snapshot("two", disabled), null);
  expect(mirrored().toSorted()).toEqual([
    contents,
    contents.replace("helen", "noa"),
    contents.replace("one", "two"),
  ]);
  expect(vi.mocked(logger.write).mock.calls).toEqual([
    [altered("one", "changed")],
    [altered("one", "deleted")],
    [altered("two", "deleted")],
  ]);
});

test("reports no entry whose counts grow, but one whose counts shrink", async () => {
  await changed("undo", undone(100), undone(200, 3));
  expect(logger.write).not.toHaveBeenCalled();
  await changed("undo", undone(200), undone(100));
  expect(logger.write).toHaveBeenCalledExactlyOnceWith(altered("undo", "changed"));
});

test("reports altered entries without a mirror, too", async () => {
  vi.stubEnv("AUDIT_BUCKET", "");
  const before = storage.standIns.calls.length;
  await changed("one", disabled, { ...disabled, uid: "ana" });
  vi.stubEnv("AUDIT_BUCKET", name);
  expect(storage.standIns.calls).toHaveLength(before);
  expect(logger.write).toHaveBeenCalledOnce();
});

/** Compares the mirror with a log of these entries. */
async function compare(log: Readonly<Record<string, object>>, isNew = false) {
  const api = googleApi("salvia-example", new AbortController().signal);
  async function* entries(): AsyncIterable<LoggedEntry> {
    for (const [id, fields] of Object.entries(log)) yield { id, fields, isNew };
  }
  return compareMirror(entries(), await readMirror(api, name));
}

test("finds that a log and its mirror agree, over several pages and with grown counts", async () => {
  for (const id of ["one", "two", "three"]) await created(id, disabled);
  for (const count of [0, 100, 150]) await created("undo", undone(count));
  const log = { one: disabled, two: disabled, three: disabled, undo: undone(150) };
  expect(await compare(log)).toEqual({ entries: 4, missing: [], altered: [], deleted: [] });
});

test("finds what was deleted, altered, altered and put back, or never mirrored", async () => {
  for (const id of ["gone", "altered", "restored"]) await created(id, disabled);
  await created("restored", { ...disabled, by: "noa" });
  const log = { altered: { ...disabled, uid: "ana" }, restored: disabled, missing: disabled };
  expect(await compare(log)).toEqual({
    entries: 3,
    missing: [{ id: "missing", fields: disabled, isNew: false }],
    altered: ["altered", "restored"],
    deleted: ["gone"],
  });
  expect(await compare({ ...log, gone: disabled }, true)).toMatchObject({
    missing: [],
    altered: [],
    deleted: [],
  });
});

test("copies a missing entry exactly as the trigger does", async () => {
  const api = googleApi("salvia-example", new AbortController().signal);
  await copyEntry(api, name, { id: "one", fields: disabled, isNew: false });
  expect(mirrored()).toEqual([contents]);
  await created("one", disabled);
  expect(await compare({ one: disabled })).toMatchObject({ missing: [], altered: [] });
});

test("sends only requests that Google's description of Cloud Storage has", () => {
  const sent = new Set(storage.standIns.calls.map(({ id }) => id));
  for (const method of ["insert", "get", "list"])
    expect(sent).toContain(`storage.objects.${method}`);
  expect(storage.standIns.differences).toEqual([]);
});
