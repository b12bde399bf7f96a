/**
 * Whether shortcuts of a single key work on this device. Dictation and tremor can press them by
 * accident, and these come with the device, not with the user (WCAG 2.1.4). On by default.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

/** Turns single-key shortcuts on this device on or off; without storage, they stay on. */
export function setSingleKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // Storage may be disabled.
  }
}

const key = "singleKeyShortcuts";
