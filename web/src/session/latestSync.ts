import type { SessionSync, SyncResult } from "./sessionSync.ts";

/**
 * A session sync that always uses the newest token. A token that arrives while another one is in
 * flight (after a refresh or a role change) waits its turn: refusing it would sign its user out.
 * All callers get the result for the newest token.
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
