import { deviceStorage } from "./storage.ts";

export const signedInHintKey = "signedIn";

/** The value of the hint after a voluntary sign-out. */
const signedOut = "signed-out";

/**
 * Stores a hint, which contains no secret, of who is signed in on this device. The public pages
 * load session code only if the hint exists, and a page restored from the browser's memory compares
 * it.
 *
 * @param uid null if no user is signed in any more
 */
export function keepSignedInHint(uid: string | null): void {
  if (uid !== null) return store(uid);
  // Keeps the mark of a voluntary sign-out for the other tabs.
  if (!wasSignedOutByChoice()) store(null);
}

/** Lets other tabs know that the sign-out was voluntary before they notice it. */
export function noteChosenSignOut(): void {
  store(signedOut);
}

/** Whether the last sign-out on this device was voluntary. */
export function wasSignedOutByChoice(): boolean {
  return stored() === signedOut;
}

/** The uid of the user signed in on this device, according to the hint. */
export function hintedUser(): string | null {
  return wasSignedOutByChoice() ? null : stored();
}

/** Null without storage, too: the public pages then look signed out. */
function stored(): string | null {
  return deviceStorage.get(signedInHintKey);
}

function store(value: string | null): void {
  deviceStorage.set(signedInHintKey, value);
}
