/**
 * The server's time, as far as it is known: that of this device until `askServerTime` has been told.
 * What opens and closes by the server's clock must not wait for one that is a day off.
 */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** Asks our own server for its time. Without an answer nothing changes. */
export async function askServerTime(ask: typeof fetch = fetch): Promise<void> {
  const asked = Date.now();
  try {
    const answer = await ask("/", { method: "HEAD", cache: "no-store" });
    // What stands between may have kept an answer for so many seconds.
    const told = Date.parse(answer.headers.get("date") ?? "") + kept(answer) * 1000;
    // The header tells whole seconds, and the answer was on its way for a while.
    if (Number.isNaN(told)) return;
    aheadMs = told + 500 - (asked + Date.now()) / 2;
    for (const listener of listeners) listener();
  } catch {
    // No network: the next who asks may have one.
  }
}

/** Calls back when the server has told its time, until the returned function is called. */
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
