import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { lead } from "../../../../../seed/leads.ts";
import { quote } from "../../../../../seed/quotes.ts";
import { change, creation, pendingCreation } from "../testing/fakeLeadWrites.ts";
import { fakePendingWriteStore, createTestOutbox } from "../testing/createTestOutbox.ts";
import { appliedEntries } from "./leadOutbox.ts";
import { leadWriteSchema, type LeadWrite } from "./leadWrite.ts";

const never = () => new Promise<void>(() => {});

test("stores a write before sending it and removes it once it is confirmed", async () => {
  const { outbox, commit, endDialogTimeout } = createTestOutbox();
  const { store, kept } = fakePendingWriteStore();
  outbox.keepIn(store);
  endDialogTimeout();
  const write = deferred();
  const keptThen = vi.fn();
  commit.mockImplementation(() => {
    keptThen(kept.size);
    return write.promise;
  });
  await outbox.enqueue(creation("a"));
  expect(keptThen).toHaveBeenCalledWith(1);
  expect(outbox.getState().own).toMatchObject([{ kept: true }]);
  write.resolve();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test("sends a write that cannot be stored and marks it as lost with the tab", async () => {
  const { outbox, commit, endDialogTimeout } = createTestOutbox();
  const { store } = fakePendingWriteStore();
  outbox.keepIn({ ...store, put: () => Promise.reject(new Error("no")) });
  endDialogTimeout();
  commit.mockImplementation(never);
  expect(await outbox.enqueue(creation("a"))).toMatchObject({ status: "waiting" });
  expect(outbox.getState().own).toMatchObject([{ kept: false }]);
});

test("waits for the server's answer to an earlier tab's writes, then compares them", async () => {
  const { outbox, own, isApplied, answer, onDelivered } = createTestOutbox();
  const { store, kept, leave } = fakePendingWriteStore();
  outbox.keepIn(store);
  leave(pendingCreation("arrived"), pendingCreation("refused"));
  expect(own()).toEqual([
    ["arrived", "waiting"],
    ["refused", "waiting"],
  ]);
  expect(isApplied).not.toHaveBeenCalled();
  isApplied.mockImplementation(async ({ leadId }) => leadId === "arrived");
  answer();
  await vi.waitFor(() => expect(own()).toEqual([["refused", "refused"]]));
  expect(onDelivered).toHaveBeenCalledOnce();
  expect([...kept.keys()]).toEqual(["entry of refused"]);
  expect(outbox.takeRefused()).toMatchObject({ id: "entry of refused", error: null });
});

test("asks again when the server becomes unreachable once more", async () => {
  const { outbox, own, isApplied, answer, retryDelay } = createTestOutbox();
  const { store, leave } = fakePendingWriteStore();
  outbox.keepIn(store);
  isApplied.mockRejectedValueOnce(new FirebaseError("unavailable", "offline"));
  isApplied.mockResolvedValueOnce(true);
  answer();
  leave(pendingCreation("a"));
  await vi.waitFor(() => expect(own()).toEqual([]));
  expect(retryDelay).toHaveBeenCalledOnce();
});

test("shows writes of other tabs without taking responsibility for them", () => {
  const { outbox, own } = createTestOutbox();
  const { store, others } = fakePendingWriteStore();
  outbox.keepIn(store);
  others([pendingCreation("a")]);
  expect(own()).toEqual([]);
  expect(outbox.getState().others).toHaveLength(1);
});

test("leaves stored writes to the next tab, and removes them when the user gives up", async () => {
  const { outbox, own, commit, endDialogTimeout } = createTestOutbox();
  commit.mockImplementation(never);
  const { store, kept, stop } = fakePendingWriteStore();
  const end = outbox.keepIn(store);
  endDialogTimeout();
  await outbox.enqueue(creation("a"));
  end();
  expect(stop).toHaveBeenCalledOnce();
  expect(own()).toEqual([]);
  expect(kept.size).toBe(1);

  outbox.keepIn(store);
  await outbox.enqueue(creation("b"));
  outbox.discardAll();
  await vi.waitFor(() => expect([...kept.values()]).toMatchObject([{ write: { leadId: "a" } }]));
});

const move = (rev: number, to: "remoteSales" | "quoted", leadId = "a"): LeadWrite => ({
  kind: "move",
  leadId,
  base: lead({ rev }),
  to,
});
const note: LeadWrite = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" };

test("treats earlier writes as applied when a later write builds on them", async () => {
  const writes = [change("a"), move(4, "remoteSales"), move(5, "quoted")];
  const isApplied = vi.fn(async (write: LeadWrite) => write === writes[2]);
  expect(await appliedEntries(writes, isApplied)).toEqual([true, true, true]);
  expect(isApplied).toHaveBeenCalledOnce();
});

test("ignores writes to other leads, later writes and notes", async () => {
  const writes = [move(3, "quoted", "b"), note, move(4, "remoteSales"), move(5, "quoted")];
  const isApplied = async (write: LeadWrite) => write === writes[2];
  expect(await appliedEntries(writes, isApplied)).toEqual([false, false, true, false]);
});

test("treats a step as applied when a later one replaced it, but not by a change of the lead", async () => {
  const step = { title: "Call", dueOn: "2026-11-23", dueAt: null };
  const set = { kind: "nextStep", leadId: "a", name: "Inés", rev: 1, step } as const;
  const done = { kind: "stepDone", leadId: "a", name: "Inés", rev: 2 } as const;
  const isApplied = async (write: LeadWrite) => write === done || write.kind === "edit";
  expect(await appliedEntries([set, done], isApplied)).toEqual([true, true]);
  expect(await appliedEntries([set, change("a")], isApplied)).toEqual([false, true]);
});

test("does not take a later quote for a later step", async () => {
  const step = { title: "Call", dueOn: "2026-11-23", dueAt: null };
  const of = { leadId: "a", name: "Inés" };
  const set = { kind: "nextStep", ...of, rev: 1, step } as const;
  const { plan, adults, children, offersVersion } = quote();
  const made = { kind: "quote", ...of, rev: 2, quote: { plan, adults, children, offersVersion } };
  const again = { ...made, rev: 3 };
  const writes: LeadWrite[] = [set, made, again].map((write) => leadWriteSchema.parse(write));
  expect(await appliedEntries(writes, async (write) => write === writes[2])).toEqual([
    false,
    true,
    true,
  ]);
});
