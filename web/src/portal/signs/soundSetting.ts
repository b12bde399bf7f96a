/**
 * Whether this device rings when a patient arrives. A setting of the device, not of the user: a
 * phone beside the computer must not ring as well. Off by default.
 */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Turns the sound of this device on or off; without storage, it stays off. */
export function setSoundOn(on: boolean): void {
  try {
    if (on) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // Storage may be disabled.
  }
}

const key = "arrivalSound";
