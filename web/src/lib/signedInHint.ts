/** The key of local storage that holds the hint. */
export const signedInHintKey = "signedIn";

/**
 * Keeps a hint, without any secret, that someone is signed in on this device: the public pages load
 * what knows about sessions only where it stands.
 */
export function keepSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(signedInHintKey, "1");
    else localStorage.removeItem(signedInHintKey);
  } catch {
    // Storage may be switched off: the public pages then look signed out.
  }
}

/** Whether someone is signed in on this device, as far as the hint tells: a mere guess. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInHintKey) !== null;
  } catch {
    return false;
  }
}
