/**
 * Keeps a username that is being chosen while its user signs in once more. In this tab only, and not
 * in the address, which would go to histories and logs.
 */
export function keepUsernameDraft(uid: string, username: string): void {
  try {
    sessionStorage.setItem(keyOf(uid), username);
  } catch {
    // Storage may be switched off: the name is typed again.
  }
}

/** The username that was being chosen, or null. It is offered once. */
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
