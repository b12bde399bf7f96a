import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { deferred } from "../../testing/deferred.ts";
import { creation, ledgerEntry } from "./fakeLeadWrites.ts";
import type { LeadLedger, LedgerEntry } from "./leadLedger.ts";
import { createLeadOutbox } from "./leadOutbox.ts";

/** An outbox whose dialogs wait until the test says that they have waited long enough. */
function outboxWorld() {
  const patience = deferred();
  const answered = deferred();
  const world = {
    patience: () => patience.promise,
    hasArrived: vi.fn(async () => false),
    writesAnswered: () => answered.promise,
    anotherTry: vi.fn(async () => {}),
    onDelivered: vi.fn(),
  };
  const outbox = createLeadOutbox(world);
  const own = () => outbox.getState().own.map(({ write, status }) => [write.leadId, status]);
  return { ...world, outbox, own, losePatience: patience.resolve, answer: answered.resolve };
}

/** A ledger in memory, and what it tells in the test's hands. */
function fakeLedger() {
  const kept = new Map<string, LedgerEntry>();
  let listener: Parameters<LeadLedger["follow"]>[0] | null = null;
  const stop = vi.fn();
  const ledger: LeadLedger = {
    put: async (entry) => void kept.set(entry.id, entry),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
    follow: (heard) => {
      listener = heard;
      return stop;
    },
  };
  const leave = (...entries: LedgerEntry[]) => {
    for (const entry of entries) kept.set(entry.id, entry);
    listener?.onLeft(entries);
  };
  return {
    ledger,
    kept,
    stop,
    leave,
    others: (entries: LedgerEntry[]) => listener?.onOthers(entries),
  };
}

const no = new Error("no");
const never = () => new Promise<void>(() => {});

test("what the server takes at once is unsent only in between", async () => {
  const { outbox, own, onDelivered } = outboxWorld();
  const write = deferred();
  const sent = outbox.send(creation("a"), () => write.promise);
  expect(own()).toEqual([["a", "sending"]]);
  write.resolve();
  expect(await sent).toEqual({ status: "saved" });
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("what the server refuses at once is told to the dialog, which still has the text", async () => {
  const { outbox, own } = outboxWorld();
  const sent = await outbox.send(creation("a"), () => Promise.reject(no));
  expect(sent).toEqual({ status: "refused", error: no });
  expect(own()).toEqual([]);
});

test("what is refused because it is there already has been saved", async () => {
  const { outbox, hasArrived } = outboxWorld();
  hasArrived.mockResolvedValue(true);
  expect(await outbox.send(creation("a"), () => Promise.reject(no))).toEqual({ status: "saved" });
  expect(hasArrived).toHaveBeenCalledExactlyOnceWith(creation("a"));
});

test("what takes too long stays unsent until it is delivered", async () => {
  const { outbox, own, losePatience, onDelivered } = outboxWorld();
  const write = deferred();
  const sent = outbox.send(creation("a"), () => write.promise);
  losePatience();
  expect(await sent).toEqual({ status: "waiting" });
  expect(own()).toEqual([["a", "waiting"]]);
  write.resolve();
  await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce());
  expect(own()).toEqual([]);
});

test("what is refused after its dialog has closed is handed over once, and stays until it is mended", async () => {
  const { outbox, own, losePatience, onDelivered } = outboxWorld();
  losePatience();
  const writes = [deferred(), deferred()];
  for (const [index, write] of writes.entries()) {
    await outbox.send(creation(`lead${index}`), () => write.promise);
  }
  const told = vi.fn();
  outbox.subscribe(told);
  for (const write of writes) write.reject(no);
  const refused = [
    ["lead0", "refused"],
    ["lead1", "refused"],
  ];
  await vi.waitFor(() => expect(own()).toEqual(refused));
  expect(told).toHaveBeenCalled();
  const first = outbox.takeRefused();
  expect(first).toMatchObject({ write: creation("lead0"), error: no });
  expect(outbox.takeRefused()).toMatchObject({ write: creation("lead1") });
  expect(outbox.takeRefused()).toBeNull();
  expect(own()).toEqual(refused);
  outbox.discard(first?.id ?? "");
  expect(own()).toEqual([["lead1", "refused"]]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("what was forgotten at a sign-out does not come back in this tab", async () => {
  const { outbox, own, losePatience, onDelivered } = outboxWorld();
  losePatience();
  const write = deferred();
  await outbox.send(creation("a"), () => write.promise);
  outbox.clear();
  write.reject(no);
  await expect(write.promise).rejects.toThrow("no");
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

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
  outbox.keepIn({ ...ledger, put: () => Promise.reject(no) });
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
  hasArrived.mockResolvedValueOnce(true);
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
