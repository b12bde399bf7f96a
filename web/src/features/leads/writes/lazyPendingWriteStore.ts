import type { PendingWriteStore } from "./pendingWriteStore.ts";

/**
 * A user's write store on a personal device. The script with the IndexedDB code loads on demand;
 * calls wait for it, so that no write is sent before it is stored.
 */
export function lazyPendingWriteStore(uid: string): PendingWriteStore {
  const opened = import("./pendingWriteStore.ts").then(({ openPendingWriteStore }) =>
    openPendingWriteStore(uid),
  );
  return {
    put: async (entry) => (await opened).put(entry),
    remove: async (ids) => (await opened).remove(ids),
    follow(listener) {
      const following = opened.then((store) => store.follow(listener));
      following.catch((error: unknown) => console.error("pending-writes-unavailable", error));
      return () => void following.then((end) => end()).catch(() => {});
    },
  };
}
