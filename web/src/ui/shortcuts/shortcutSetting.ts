import { deviceStorage } from "../../lib/storage.ts";

/**
 * Whether shortcuts of a single key work on this device. Dictation and tremor can press them by
 * accident, and these come with the device, not with the user (WCAG 2.1.4). On by default.
 */
export function areSingleKeysOn(): boolean {
  return deviceStorage.get(key) === null;
}

/** Turns single-key shortcuts on this device on or off; without storage, they stay on. */
export function setSingleKeysOn(on: boolean): void {
  deviceStorage.set(key, on ? null : "off");
}

const key = "singleKeyShortcuts";
