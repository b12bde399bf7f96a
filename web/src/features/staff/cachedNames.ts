import type { StaffNames } from "../../ui/StaffName.tsx";

/**
 * Looks up each name once and caches it while the page is open, since names rarely change. A failed
 * lookup is retried on the next request.
 */
export function cachedNames(lookUp: (uid: string) => Promise<string | null>): StaffNames {
  const known = new Map<string, string | null>();
  const requested = new Set<string>();
  const listeners = new Set<() => void>();

  async function load(uid: string) {
    try {
      known.set(uid, await lookUp(uid));
      for (const listener of listeners) listener();
    } catch {
      requested.delete(uid);
    }
  }

  return {
    get: (uid) => known.get(uid),
    ask(uid) {
      if (requested.has(uid)) return;
      requested.add(uid);
      void load(uid);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
