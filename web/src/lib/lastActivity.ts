/** The time of the last input in any tab of this browser, in milliseconds; null where there is none. */
export function lastActivity(): number | null {
  try {
    const stored = Number(localStorage.getItem(key));
    return stored > 0 ? stored : null;
  } catch {
    // Storage may be switched off: then only the time of the sign-in counts.
    return null;
  }
}

/** Notes input in this browser, for its other tabs and for the next start. */
export function noteActivity(at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // As above.
  }
}

const key = "lastActivity";
