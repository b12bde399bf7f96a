/**
 * The server's time as far as it is known; the device's time until `askServerTime` succeeds.
 * Opening and closing times use it, because a device's clock may be a day off.
 */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Asks our own server for its time. Without a response nothing changes. */
export async function askServerTime(ask: typeof fetch = fetch): Promise<void> {
  const asked = Date.now();
  try {
    const answer = await ask("/", { method: "HEAD", cache: "no-store" });
    // A cache on the way may have stored the response for that many seconds.
    const serverMs = Date.parse(answer.headers.get("date") ?? "") + kept(answer) * 1000;
    // The header has whole seconds, and the response took time to arrive.
    if (Number.isNaN(serverMs)) return;
    aheadMs = serverMs + 500 - (asked + Date.now()) / 2;
    for (const listener of listeners) listener();
  } catch {
    // Offline; a later caller may succeed.
  }
}

/** Calls back whenever the server's time is updated, until the returned function is called. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function kept({ headers }: Response): number {
  return Number(headers.get("age") ?? 0);
}

const listeners = new Set<() => void>();
let aheadMs = 0;
