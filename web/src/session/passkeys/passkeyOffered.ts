/** Whether a passkey was offered to a user on this device. */
export async function wasOffered(uid: string): Promise<boolean> {
  return localStorage.getItem(await keyOf(uid)) !== null;
}

/**
 * Remembers that a passkey was offered to a user on this device, so that it is offered only once.
 */
export async function rememberOffer(uid: string): Promise<void> {
  localStorage.setItem(await keyOf(uid), "true");
}

/** A hash, so that a shared device does not reveal who has signed in on it. */
async function keyOf(uid: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(uid));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
  return `passkeyOffered:${hex.join("").slice(0, 32)}`;
}
