import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { creation, ledgerEntry } from "../testing/fakeLeadWrites.ts";
import { fakePendingWriteStore, createTestOutbox } from "../testing/createTestOutbox.ts";

const never = () => new Promise<void>(() => {});

test("stores a write before sending it and removes it once it is confirmed", async () => {
  const { outbox, endDialogTimeout } = createTestOutbox();
  const { ledger, kept } = fakePendingWriteStore();
  outbox.keepIn(ledger);
  endDialogTimeout();
  const write = deferred();
  const keptThen = vi.fn();
  await outbox.send(creation("a"), () => {
    keptThen(kept.size);
    return write.promise;
  });
  expect(keptThen).toHaveBeenCalledWith(1);
  expect(outbox.getState().own).toMatchObject([{ kept: true }]);
  write.resolve();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

test("sends a write that cannot be stored and marks it as lost with the tab", async () => {
  const { outbox, endDialogTimeout } = createTestOutbox();
  const { ledger } = fakePendingWriteStore();
  outbox.keepIn({ ...ledger, put: () => Promise.reject(new Error("no")) });
  endDialogTimeout();
  expect(await outbox.send(creation("a"), never)).toEqual({ status: "waiting" });
  expect(outbox.getState().own).toMatchObject([{ kept: false }]);
});

test("waits for the server's answer to an earlier tab's writes, then compares them", async () => {
  const { outbox, own, isApplied, answer, onDelivered } = createTestOutbox();
  const { ledger, kept, leave } = fakePendingWriteStore();
  outbox.keepIn(ledger);
  leave(ledgerEntry("arrived"), ledgerEntry("refused"));
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
  const { ledger, leave } = fakePendingWriteStore();
  outbox.keepIn(ledger);
  isApplied.mockRejectedValueOnce(new FirebaseError("unavailable", "offline"));
  isApplied.mockResolvedValueOnce(true);
  answer();
  leave(ledgerEntry("a"));
  await vi.waitFor(() => expect(own()).toEqual([]));
  expect(retryDelay).toHaveBeenCalledOnce();
});

test("shows writes of other tabs without taking responsibility for them", () => {
  const { outbox, own } = createTestOutbox();
  const { ledger, others } = fakePendingWriteStore();
  outbox.keepIn(ledger);
  others([ledgerEntry("a")]);
  expect(own()).toEqual([]);
  expect(outbox.getState().others).toHaveLength(1);
});

test("leaves stored writes to the next tab, and removes them when the user gives up", async () => {
  const { outbox, own, endDialogTimeout } = createTestOutbox();
  const { ledger, kept, stop } = fakePendingWriteStore();
  const end = outbox.keepIn(ledger);
  endDialogTimeout();
  await outbox.send(creation("a"), never);
  end();
  expect(stop).toHaveBeenCalledOnce();
  expect(own()).toEqual([]);
  expect(kept.size).toBe(1);

  outbox.keepIn(ledger);
  await outbox.send(creation("b"), never);
  outbox.giveUp();
  await vi.waitFor(() => expect([...kept.values()]).toMatchObject([{ write: { leadId: "a" } }]));
});
