import type { SessionSync, SyncResult } from "./sessionSync.ts";

/**
 * A session sync that is always asked for the newest token. A token that arrives while another is
 * in flight (a refresh, a changed role) waits for its turn instead of being refused, since a
 * refusal would sign its user out; callers get the result of the newest.
 */
export function latestSync(sync: SessionSync): SessionSync {
  let wanted: string | null = null;
  let running: Promise<SyncResult> | null = null;

  async function untilLatest(): Promise<SyncResult> {
    const idToken = wanted;
    const result = await sync.sync(idToken);
    if (idToken !== wanted) return await untilLatest();
    running = null;
    return result;
  }

  return {
    async sync(idToken) {
      wanted = idToken;
      running ??= untilLatest();
      return await running;
    },
    clear() {
      wanted = null;
      sync.clear();
    },
  };
}
