import type { PendingWriteStore } from "./pendingWriteStore.ts";

/**
 * A user's ledger on a device of their own. Its script, with what it knows of the browser's database, loads
 * for them alone; a write waits for it, so that none is sent before it is kept.
 */
export function lazyPendingWriteStore(uid: string): PendingWriteStore {
  const opened = import("./pendingWriteStore.ts").then(({ openPendingWriteStore }) =>
    openPendingWriteStore(uid),
  );
  return {
    put: async (entry) => (await opened).put(entry),
    remove: async (ids) => (await opened).remove(ids),
    follow(listener) {
      const following = opened.then((ledger) => ledger.follow(listener));
      following.catch((error: unknown) => console.error("lead-ledger-unavailable", error));
      return () => void following.then((end) => end()).catch(() => {});
    },
  };
}
