import { deviceStorage } from "../../lib/storage.ts";

/**
 * Whether this device rings when a patient arrives. A setting of the device, not of the user: a
 * phone beside the computer must not ring as well. Off by default.
 */
export function isSoundOn(): boolean {
  return deviceStorage.get(key) !== null;
}

/** Turns the sound of this device on or off; without storage, it stays off. */
export function setSoundOn(on: boolean): void {
  deviceStorage.set(key, on ? "on" : null);
}

const key = "arrivalSound";
