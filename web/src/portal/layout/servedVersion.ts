import { accountPath } from "@salvia/domain/site/paths";

import { refusedEvent } from "../../firebase/clientError.ts";

/** Whether the site serves a newer version of the portal than this document. */
let isNewer = false;

let checkedAt = -Infinity;

const halfAMinute = 30_000;

const tenMinutes = 600_000;

const listeners = new Set<() => void>();

/** Whether the site is known to serve a newer version than this document. */
export function isNewerServed(): boolean {
  return isNewer;
}

/** Calls a function when a newer version is found. */
export function onNewerServed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const whenShown = () => {
  if (!document.hidden) void checkServedVersion(tenMinutes);
};
const whenRefused = () => void checkServedVersion(halfAMinute);

/**
 * Looks for a newer version whenever the tab is shown, every hour while it stays open, and after a
 * refusal, which may be due to newer security rules.
 *
 * @returns stops looking
 */
export function watchServedVersion(): () => void {
  document.addEventListener("visibilitychange", whenShown);
  window.addEventListener(refusedEvent, whenRefused);
  const timer = setInterval(whenShown, 6 * tenMinutes);
  return () => {
    document.removeEventListener("visibilitychange", whenShown);
    window.removeEventListener(refusedEvent, whenRefused);
    clearInterval(timer);
  };
}

/**
 * Compares the script of the served document with the one of this document: its name contains a
 * hash of everything that it loads. Costs one request of a few kilobytes.
 *
 * @param notWithin does nothing if the last check is more recent, in milliseconds
 */
async function checkServedVersion(notWithin: number): Promise<void> {
  const now = Date.now();
  if (isNewer || now - checkedAt < notWithin) return;
  checkedAt = now;
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (own === null || own === undefined) return;
  try {
    const response = await fetch(accountPath, { cache: "no-store" });
    const served = response.ok ? await response.text() : "";
    // A proxy may answer with a page of its own, such as a hotel's login.
    if (!served.includes('id="root"') || served.includes(`"${own}"`)) return;
  } catch {
    // Without a network, the next check decides.
    return;
  }
  isNewer = true;
  for (const listener of listeners) listener();
}
