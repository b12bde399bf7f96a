import { deviceStorage } from "./storage.ts";

/**
 * The time of the last input in any tab of this browser, in milliseconds since the epoch; null if
 * none is recorded.
 */
export function lastActivity(): number | null {
  // Without storage, only the time of the sign-in counts.
  const stored = Number(deviceStorage.get(key));
  return stored > 0 ? stored : null;
}

/** Records input in this browser, for its other tabs and for the next start. */
export function noteActivity(at: number): void {
  deviceStorage.set(key, String(at));
}

const key = "lastActivity";
