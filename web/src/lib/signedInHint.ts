/** The key of local storage that holds the hint. */
export const signedInHintKey = "signedIn";

/** What the hint says after a sign-out that its user chose. */
const signedOut = "signed-out";

/**
 * Keeps a hint, without any secret, of who is signed in on this device: the public pages load what knows
 * about sessions only where it stands, and a page that comes back from the browser's memory compares it.
 *
 * @param uid null where nobody is signed in any more
 */
export function keepSignedInHint(uid: string | null): void {
  if (uid !== null) return store(uid);
  // Other tabs still have to learn that the sign-out was chosen.
  if (!wasSignedOutByChoice()) store(null);
}

/** Lets the other tabs know, before they notice the sign-out, that the user chose it. */
export function noteChosenSignOut(): void {
  store(signedOut);
}

/** Whether the last sign-out on this device was chosen by its user. */
export function wasSignedOutByChoice(): boolean {
  return stored() === signedOut;
}

/** The uid of the user who is signed in on this device, as far as the hint knows. */
export function hintedUser(): string | null {
  return wasSignedOutByChoice() ? null : stored();
}

function stored(): string | null {
  try {
    return localStorage.getItem(signedInHintKey);
  } catch {
    // Storage may be switched off: the public pages then look signed out.
    return null;
  }
}

function store(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(signedInHintKey);
    else localStorage.setItem(signedInHintKey, value);
  } catch {
    // As above.
  }
}
