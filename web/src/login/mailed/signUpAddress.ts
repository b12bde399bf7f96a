import { deviceStorage, jsonIn } from "../../lib/storage.ts";

const key = "signUpAddress";

/** How long a sign-up link is expected to be opened, in milliseconds. */
const keptForMs = 3_600_000;

/**
 * Remembers in this browser the address that a sign-up link was sent to, until the account is
 * opened. Its owner then need not type it again.
 */
export function keepSignUpAddress(address: string, now: number): void {
  deviceStorage.set(key, JSON.stringify({ address, at: now }));
}

/** The address of the last sign-up link that this browser requested; empty if there is none. */
export function keptSignUpAddress(now: number): string {
  const kept = jsonIn(deviceStorage.get(key));
  if (typeof kept !== "object" || kept === null) return "";
  if (!("address" in kept && "at" in kept)) return "";
  const { address, at } = kept;
  if (typeof address !== "string" || typeof at !== "number") return "";
  if (now - at < keptForMs) return address;
  forgetSignUpAddress();
  return "";
}

/** Removes the remembered address. */
export function forgetSignUpAddress(): void {
  deviceStorage.set(key, null);
}
