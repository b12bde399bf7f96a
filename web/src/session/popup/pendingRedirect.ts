import { tabStorage } from "../../lib/storage.ts";

/** The sign-in methods that open a window of another site. */
export type PopupWay = "google" | "singleSignOn";

/**
 * The method for which this tab was redirected and from which it has come back; `resumeRedirect`
 * then returns the result. It has its own module because every visit to the login page checks it,
 * and few need the rest.
 */
export function pendingRedirect(): PopupWay | null {
  const way = tabStorage.get(key);
  return way === "google" || way === "singleSignOn" ? way : null;
}

/** Remembers that this tab is about to be redirected. */
export function noteRedirect(way: PopupWay): void {
  tabStorage.set(key, way);
}

export function forgetRedirect(): void {
  tabStorage.set(key, null);
}

const key = "signInRedirect";
