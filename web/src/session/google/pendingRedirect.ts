/**
 * Whether this tab was redirected to Google and has come back; `resumeGoogle` then returns the
 * result. It has its own module because every visit to the login page checks it, and few need the
 * rest.
 */
export function isBackFromGoogle(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** Remembers that this tab is about to be redirected to Google. */
export function noteRedirect(): void {
  sessionStorage.setItem(key, "true");
}

export function forgetRedirect(): void {
  sessionStorage.removeItem(key);
}

const key = "googleRedirect";
