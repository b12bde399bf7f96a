/**
 * Removes what this tab has kept for its user: half-typed forms, a username being chosen. After a sign-out
 * that they chose nothing of theirs stays.
 */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be switched off: then there is nothing.
  }
}
