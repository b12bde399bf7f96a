import { vi, type Mock } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import type { LeadLedger, LedgerEntry } from "../outbox/pendingWriteStore.ts";
import { createLeadOutbox, type OutboxWorld } from "../outbox/leadOutbox.ts";

/** For tests: an outbox whose dialogs wait until the test says that they have waited long enough. */
export function outboxWorld() {
  const patience = deferred();
  const answered = deferred();
  const hasArrived: Mock<OutboxWorld["hasArrived"]> = vi.fn<OutboxWorld["hasArrived"]>(
    async () => false,
  );
  const anotherTry: Mock<OutboxWorld["anotherTry"]> = vi.fn<OutboxWorld["anotherTry"]>(
    async () => {},
  );
  const onDelivered: Mock<OutboxWorld["onDelivered"]> = vi.fn<OutboxWorld["onDelivered"]>();
  const world = {
    patience: () => patience.promise,
    hasArrived,
    writesAnswered: () => answered.promise,
    anotherTry,
    onDelivered,
  };
  const outbox = createLeadOutbox(world);
  const own = () => outbox.getState().own.map(({ write, status }) => [write.leadId, status]);
  return { ...world, outbox, own, losePatience: patience.resolve, answer: answered.resolve };
}

/** For tests: a ledger in memory, and what it tells in the test's hands. */
export function fakeLedger() {
  const kept = new Map<string, LedgerEntry>();
  let listener: Parameters<LeadLedger["follow"]>[0] | null = null;
  const stop: Mock<() => void> = vi.fn<() => void>();
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
