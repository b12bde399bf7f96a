import "fake-indexeddb/auto";

import { expect, test, vi } from "vitest";

import { change, creation, ledgerEntry } from "../testing/fakeLeadWrites.ts";
import { openPendingWriteStore, type PendingWrite } from "./pendingWriteStore.ts";

/** Opens a tab for a user and records what its store reports. */
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

test("shows another tab's pending writes and takes them over when that tab is gone", async () => {
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

test("lets only one tab take over the writes of a closed tab", async () => {
  const gone = openTab("two");
  const entries = [ledgerEntry(id("one")), ledgerEntry(id("two"))];
  for (const entry of entries) await gone.put(entry);
  const [second, third] = [openTab("two"), openTab("two")];
  gone.close();
  const taken = () => [...second.heard.left, ...third.heard.left];
  await vi.waitFor(() => expect(taken()).toHaveLength(2));
  // Waits until each tab has seen the entries of the other.
  await vi.waitFor(() => expect(second.heard.others.length + third.heard.others.length).toBe(2));
  expect(taken().map((entry) => entry.id)).toEqual(entries.map((entry) => entry.id));
  second.close();
  third.close();
});

test("does not reveal what another user has left", async () => {
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

test("removes an entry from the other tabs as well", async () => {
  const [first, second] = [openTab("eva"), openTab("eva")];
  await first.put({ id: "x", at: new Date(), write: creation(id("a")) });
  await first.put({ id: "y", at: new Date(), write: change(id("b")) });
  await vi.waitFor(() => expect(second.heard.others).toHaveLength(2));
  await first.remove(["x"]);
  await vi.waitFor(() => expect(second.heard.others).toMatchObject([{ write: { kind: "edit" } }]));
  first.close();
  second.close();
});
