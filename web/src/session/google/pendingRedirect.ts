/**
 * Whether this tab was sent to Google and has come back: `resumeGoogle` then says what came of it.
 * Kept apart, because every visitor of the login page asks, and few need the rest.
 */
export function isBackFromGoogle(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** Remembers that this tab is about to be sent to Google. */
export function noteRedirect(): void {
  sessionStorage.setItem(key, "true");
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(key);
}

const key = "googleRedirect";
