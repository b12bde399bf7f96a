/**
 * Removes what this tab stores for its user, such as drafts and a username being chosen, so that
 * nothing remains after a voluntary sign-out.
 */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be disabled; then there is nothing to remove.
  }
}
