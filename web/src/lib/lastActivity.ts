/**
 * The time of the last input in any tab of this browser, in milliseconds since the epoch; null if
 * none is recorded.
 */
export function lastActivity(): number | null {
  try {
    const stored = Number(localStorage.getItem(key));
    return stored > 0 ? stored : null;
  } catch {
    // Storage may be disabled; then only the time of the sign-in counts.
    return null;
  }
}

/** Records input in this browser, for its other tabs and for the next start. */
export function noteActivity(at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // Storage may be disabled.
  }
}

const key = "lastActivity";
