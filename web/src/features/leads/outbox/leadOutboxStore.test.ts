import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { creation, ledgerEntry } from "../testing/fakeLeadWrites.ts";
import { fakeLedger, outboxWorld } from "../testing/createTestOutbox.ts";

const never = () => new Promise<void>(() => {});

test("with a ledger it is kept there before it is sent, and no longer than it is unconfirmed", async () => {
  const { outbox, losePatience } = outboxWorld();
  const { ledger, kept } = fakeLedger();
  outbox.keepIn(ledger);
  losePatience();
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

test("what the ledger cannot keep is sent all the same, and known to live as long as the tab", async () => {
  const { outbox, losePatience } = outboxWorld();
  const { ledger } = fakeLedger();
  outbox.keepIn({ ...ledger, put: () => Promise.reject(new Error("no")) });
  losePatience();
  expect(await outbox.send(creation("a"), never)).toEqual({ status: "waiting" });
  expect(outbox.getState().own).toMatchObject([{ kept: false }]);
});

test("what an earlier tab left waits for the server's answer, and is then compared with it", async () => {
  const { outbox, own, hasArrived, answer, onDelivered } = outboxWorld();
  const { ledger, kept, leave } = fakeLedger();
  outbox.keepIn(ledger);
  leave(ledgerEntry("arrived"), ledgerEntry("refused"));
  expect(own()).toEqual([
    ["arrived", "waiting"],
    ["refused", "waiting"],
  ]);
  expect(hasArrived).not.toHaveBeenCalled();
  hasArrived.mockImplementation(async ({ leadId }) => leadId === "arrived");
  answer();
  await vi.waitFor(() => expect(own()).toEqual([["refused", "refused"]]));
  expect(onDelivered).toHaveBeenCalledOnce();
  expect([...kept.keys()]).toEqual(["entry of refused"]);
  expect(outbox.takeRefused()).toMatchObject({ id: "entry of refused", error: null });
});

test("a server that is out of reach once more is asked again", async () => {
  const { outbox, own, hasArrived, answer, anotherTry } = outboxWorld();
  const { ledger, leave } = fakeLedger();
  outbox.keepIn(ledger);
  hasArrived.mockRejectedValueOnce(new FirebaseError("unavailable", "offline"));
  hasArrived.mockResolvedValueOnce(true);
  answer();
  leave(ledgerEntry("a"));
  await vi.waitFor(() => expect(own()).toEqual([]));
  expect(anotherTry).toHaveBeenCalledOnce();
});

test("what other tabs wait for is known, and not this tab's to answer for", () => {
  const { outbox, own } = outboxWorld();
  const { ledger, others } = fakeLedger();
  outbox.keepIn(ledger);
  others([ledgerEntry("a")]);
  expect(own()).toEqual([]);
  expect(outbox.getState().others).toHaveLength(1);
});

test("leaving the area leaves what is kept to the next one, and giving up leaves nothing", async () => {
  const { outbox, own, losePatience } = outboxWorld();
  const { ledger, kept, stop } = fakeLedger();
  const end = outbox.keepIn(ledger);
  losePatience();
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
