import type { StaffNames } from "../../ui/staffNames.ts";

/**
 * Looks up each name once and caches it while the page is open, since names rarely change. A failed
 * lookup is retried on the next request.
 */
export function rememberedNames(lookUp: (uid: string) => Promise<string | null>): StaffNames {
  const known = new Map<string, string | null>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();

  async function learn(uid: string) {
    try {
      known.set(uid, await lookUp(uid));
      for (const listener of listeners) listener();
    } catch {
      asked.delete(uid);
    }
  }

  return {
    get: (uid) => known.get(uid),
    ask(uid) {
      if (asked.has(uid)) return;
      asked.add(uid);
      void learn(uid);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
