/**
 * Keeps a chosen username while its user signs in again. It is stored in this tab only, and not in
 * the address, which would reach histories and logs.
 */
export function keepUsernameDraft(uid: string, username: string): void {
  try {
    sessionStorage.setItem(keyOf(uid), username);
  } catch {
    // Storage may be disabled; the user then types the name again.
  }
}

/**
 * Returns the username the user was choosing, or null, and removes it so that it is offered once.
 */
export function takeUsernameDraft(uid: string): string | null {
  try {
    const draft = sessionStorage.getItem(keyOf(uid));
    sessionStorage.removeItem(keyOf(uid));
    return draft;
  } catch {
    return null;
  }
}

function keyOf(uid: string): string {
  return `usernameDraft:${uid}`;
}
