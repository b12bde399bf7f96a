import "fake-indexeddb/auto";

import { openDB } from "idb";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { change, creation, pendingCreation } from "../testing/fakeLeadWrites.ts";
import { openPendingWriteStore, type PendingWrite } from "./pendingWriteStore.ts";

/** Opens a tab for a user and records what its store reports. */
function openTab(uid: string) {
  const store = openPendingWriteStore(uid);
  const heard: { others: readonly PendingWrite[]; left: PendingWrite[] } = { others: [], left: [] };
  const close = store.follow({
    onOthers: (entries) => {
      heard.others = entries;
    },
    onLeft: (entries) => heard.left.push(...entries),
  });
  return { ...store, heard, close };
}

const id = (name: string) => name.padEnd(20, "0");

test("shows another tab's pending writes and takes them over when that tab is gone", async () => {
  const first = openTab("noa");
  const entry = pendingCreation(id("first"));
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
  const entries = [pendingCreation(id("one")), pendingCreation(id("two"))];
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
  await first.put(pendingCreation(id("secret")));
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

test("reads the entries of each kind that earlier versions stored", async () => {
  const opener = openTab("old");
  await opener.put(pendingCreation(id("opener")));
  const values = {
    firstName: "Inés",
    lastName: "Robles",
    email: "ines@example.com",
    phoneCountry: "ES",
    phone: "",
    documentCountry: "ES",
    documentType: "nationalId",
    documentNumber: "",
    plan: "basic",
    source: "website",
  };
  const { firstName, lastName, email, plan } = values;
  const details = { firstName, lastName, identityDocument: null, email, phone: null, plan };
  const base = lead({ ownerId: "old" });
  const leadId = id("lead");
  const activity = { leadId, name: "Inés Robles", activityId: id("note"), text: "Hello" };
  const writes = [
    { kind: "create", leadId, values, details },
    { kind: "edit", leadId, base, values, details },
    { kind: "note", ...activity },
    { kind: "call", ...activity },
    { kind: "call", leadId, name: activity.name, activityId: id("call"), outcome: "noAnswer" },
    { kind: "email", ...activity },
    { kind: "move", leadId, base, to: "quoted" },
    { kind: "consent", leadId, base, language: "es" },
    { kind: "withdrawal", leadId, base },
  ];
  const database = await openDB("leadOutbox", 1);
  for (const [index, write] of writes.entries()) {
    const at = new Date(index);
    await database.put("entries", { id: `old ${index}`, uid: "old", tab: "gone", at, write });
  }
  database.close();
  const reader = openTab("old");
  await vi.waitFor(() => expect(reader.heard.left).toHaveLength(writes.length));
  expect(reader.heard.left.map(({ write }) => write)).toEqual(writes);
  opener.close();
  reader.close();
});
