import "fake-indexeddb/auto";

import { expect, test, vi } from "vitest";

import { change, creation, ledgerEntry } from "../testing/fakeLeadWrites.ts";
import { openPendingWriteStore, type PendingWrite } from "./pendingWriteStore.ts";

/** A tab of a user's, and what its ledger tells. */
function openTab(uid: string) {
  const ledger = openPendingWriteStore(uid);
  const heard: { others: readonly PendingWrite[]; left: PendingWrite[] } = { others: [], left: [] };
  const close = ledger.follow({
    onOthers: (entries) => {
      heard.others = entries;
    },
    onLeft: (entries) => heard.left.push(...entries),
  });
  return { ...ledger, heard, close };
}

const id = (name: string) => name.padEnd(20, "0");

test("another tab knows what a tab waits for, and takes it over when that is gone", async () => {
  const first = openTab("noa");
  const entry = ledgerEntry(id("first"));
  await first.put(entry);
  const second = openTab("noa");
  await vi.waitFor(() => expect(second.heard.others).toEqual([entry]));
  expect(second.heard.left).toEqual([]);
  first.close();
  await vi.waitFor(() => expect(second.heard.left).toEqual([entry]));
  expect(second.heard.others).toEqual([]);
  await second.remove([entry.id]);
  second.close();
});

test("what a tab left is taken over by one tab only", async () => {
  const gone = openTab("two");
  const entries = [ledgerEntry(id("one")), ledgerEntry(id("two"))];
  for (const entry of entries) await gone.put(entry);
  const [second, third] = [openTab("two"), openTab("two")];
  gone.close();
  const taken = () => [...second.heard.left, ...third.heard.left];
  await vi.waitFor(() => expect(taken()).toHaveLength(2));
  // Each has heard by now what the other has.
  await vi.waitFor(() => expect(second.heard.others.length + third.heard.others.length).toBe(2));
  expect(taken().map((entry) => entry.id)).toEqual(entries.map((entry) => entry.id));
  second.close();
  third.close();
});

test("nobody is told what another user has left", async () => {
  const first = openTab("ana");
  await first.put(ledgerEntry(id("secret")));
  first.close();
  const stranger = openTab("ben");
  const own = openTab("ana");
  await vi.waitFor(() => expect(own.heard.left).toHaveLength(1));
  expect(stranger.heard).toEqual({ others: [], left: [] });
  stranger.close();
  own.close();
});

test("what is removed in one tab is gone in the others", async () => {
  const [first, second] = [openTab("eva"), openTab("eva")];
  await first.put({ id: "x", at: new Date(), write: creation(id("a")) });
  await first.put({ id: "y", at: new Date(), write: change(id("b")) });
  await vi.waitFor(() => expect(second.heard.others).toHaveLength(2));
  await first.remove(["x"]);
  await vi.waitFor(() => expect(second.heard.others).toMatchObject([{ write: { kind: "edit" } }]));
  first.close();
  second.close();
});
