import { vi, type Mock } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import type { PendingWriteStore, PendingWrite } from "../writes/pendingWriteStore.ts";
import { createLeadOutbox, type OutboxDependencies } from "../writes/leadOutbox.ts";

/** For tests: an outbox whose commits and dialog timeout the test controls. */
export function createTestOutbox() {
  const timeout = deferred();
  const answered = deferred();
  const commit: Mock<OutboxDependencies["commit"]> = vi.fn<OutboxDependencies["commit"]>();
  commit.mockResolvedValue();
  const isApplied: Mock<OutboxDependencies["isApplied"]> = vi.fn<OutboxDependencies["isApplied"]>(
    async () => false,
  );
  const retryDelay: Mock<OutboxDependencies["retryDelay"]> = vi.fn<
    OutboxDependencies["retryDelay"]
  >(async () => {});
  const onDelivered: Mock<OutboxDependencies["onDelivered"]> =
    vi.fn<OutboxDependencies["onDelivered"]>();
  const dependencies = {
    commit,
    dialogTimeout: () => timeout.promise,
    isApplied,
    pendingWritesSettled: () => answered.promise,
    retryDelay,
    onDelivered,
  };
  const outbox = createLeadOutbox(dependencies);
  const own = () => outbox.getState().own.map(({ write, status }) => [write.leadId, status]);
  return {
    ...dependencies,
    outbox,
    own,
    endDialogTimeout: timeout.resolve,
    answer: answered.resolve,
  };
}

/** For tests: an in-memory store whose reports the test controls. */
export function fakePendingWriteStore() {
  const kept = new Map<string, PendingWrite>();
  let listener: Parameters<PendingWriteStore["follow"]>[0] | null = null;
  const stop: Mock<() => void> = vi.fn<() => void>();
  const store: PendingWriteStore = {
    put: async (entry) => void kept.set(entry.id, entry),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
    follow: (next) => {
      listener = next;
      return stop;
    },
  };
  const leave = (...entries: PendingWrite[]) => {
    for (const entry of entries) kept.set(entry.id, entry);
    listener?.onLeft(entries);
  };
  return {
    store,
    kept,
    stop,
    leave,
    others: (entries: PendingWrite[]) => listener?.onOthers(entries),
  };
}
