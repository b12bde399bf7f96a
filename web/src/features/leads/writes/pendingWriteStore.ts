import { openDB, type DBSchema } from "idb";
import * as z from "zod/mini";

import { leadWriteSchema, type LeadWrite } from "./leadWrite.ts";

/** A write that the server has not confirmed yet. */
export type PendingWrite = { id: string; at: Date; write: LeadWrite };

/** Stores unconfirmed writes so that they survive closing the tab. */
export type PendingWriteStore = {
  put: (entry: PendingWrite) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /**
   * Reports the writes of the user's other tabs, and hands each entry left by a closed tab to
   * exactly one tab. Once the returned function is called, this tab counts as closed.
   */
  follow: (listener: PendingWriteListener) => () => void;
};

type PendingWriteListener = {
  onOthers: (entries: readonly PendingWrite[]) => void;
  onLeft: (entries: readonly PendingWrite[]) => void;
};

/**
 * Opens a user's write store on this device. Every tab holds a lock until it ends for any reason;
 * other tabs wait for that lock and then take over its entries.
 */
export function openPendingWriteStore(uid: string): PendingWriteStore {
  const tab = crypto.randomUUID();
  const database = openDatabase();
  const channel = new BroadcastChannel(`leadOutbox:${uid}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels are same-origin
  const notifyOtherTabs = () => channel.postMessage("changed");
  const ended = new AbortController();
  const unlessEnded = (error: unknown) => {
    if (!ended.signal.aborted) console.error("pending-writes-unavailable", error);
  };
  const locked = holdLock(tab, ended.signal);

  async function read(): Promise<readonly KeptEntry[]> {
    const kept = await (await database).getAllFromIndex("entries", "uid", uid);
    return kept.flatMap(readable).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Assigns the entries of a closed tab to this tab. */
  async function adopt(gone: string): Promise<readonly PendingWrite[]> {
    const left = (await read()).filter((entry) => entry.tab === gone);
    const transaction = (await database).transaction("entries", "readwrite");
    await Promise.all(left.map((entry) => transaction.store.put({ ...entry, tab })));
    await transaction.done;
    notifyOtherTabs();
    return left.map(withoutTab);
  }

  return {
    async put(entry) {
      // Without the lock, another tab would consider this one closed.
      await locked;
      await (await database).put("entries", { ...entry, uid, tab });
      notifyOtherTabs();
    },
    async remove(ids) {
      const transaction = (await database).transaction("entries", "readwrite");
      await Promise.all(ids.map((id) => transaction.store.delete(id)));
      await transaction.done;
      notifyOtherTabs();
    },
    follow({ onOthers, onLeft }) {
      const watched = new Set<string>([tab]);

      async function look() {
        const others = (await read()).filter((entry) => entry.tab !== tab);
        if (ended.signal.aborted) return;
        onOthers(others.map(withoutTab));
        for (const other of new Set(others.map((entry) => entry.tab))) watch(other);
      }

      function watch(other: string) {
        if (watched.has(other)) return;
        watched.add(other);
        const whenGone = async () => {
          const left = await adopt(other);
          if (left.length > 0) onLeft(left);
          await look();
        };
        whenFree(other, ended.signal, whenGone).catch(unlessEnded);
      }

      channel.addEventListener("message", () => void look().catch(unlessEnded));
      look().catch(unlessEnded);
      return () => {
        ended.abort();
        channel.close();
      };
    },
  };
}

/** Rejects if the browser has no database, too. */
async function openDatabase() {
  return await openDB<PendingWriteDatabase>("leadOutbox", 1, {
    upgrade: (created) => {
      created.createObjectStore("entries", { keyPath: "id" }).createIndex("uid", "uid");
    },
  });
}

interface PendingWriteDatabase extends DBSchema {
  entries: { key: string; value: KeptEntry; indexes: { uid: string } };
}

const keptSchema = z.strictObject({
  id: z.string(),
  uid: z.string(),
  /** Id of the tab that waits for the answer. */
  tab: z.string(),
  at: z.date(),
  write: leadWriteSchema,
});

type KeptEntry = z.infer<typeof keptSchema>;

/** Skips entries stored in another version's format; they remain in the database. */
function readable(kept: unknown): KeptEntry[] {
  const read = keptSchema.safeParse(kept);
  if (!read.success) console.warn("unreadable-pending-write");
  return read.success ? [read.data] : [];
}

function withoutTab({ id, at, write }: KeptEntry): PendingWrite {
  return { id, at, write };
}

function holdLock(tab: string, signal: AbortSignal): Promise<void> {
  return new Promise((locked, refused) => {
    navigator.locks
      .request(lockOf(tab), () => {
        locked();
        return new Promise<void>((free) => {
          if (signal.aborted) free();
          signal.addEventListener("abort", () => free());
        });
      })
      .catch(refused);
  });
}

async function whenFree(
  tab: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  await navigator.locks.request(lockOf(tab), { signal }, work);
}

function lockOf(tab: string): string {
  return `leadOutbox:${tab}`;
}
