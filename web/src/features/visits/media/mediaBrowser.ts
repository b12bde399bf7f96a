import type { MediaBrowser, MediaKind } from "./openMedia.ts";

/** The browser's media devices. On an insecure page, `getUserMedia` throws a `SecurityError`. */
export const mediaBrowser: MediaBrowser = {
  async getUserMedia(constraints) {
    if (!hasMediaDevices()) throw new DOMException("No devices for this page", "SecurityError");
    return await navigator.mediaDevices.getUserMedia(constraints);
  },
  async permission(kind) {
    try {
      const { state } = await navigator.permissions.query({ name: permissions[kind] });
      return state;
    } catch {
      // Some browsers cannot query these permissions.
      return null;
    }
  },
};

/** Lists selectable devices. Before the first access, browsers hide ids and the list is empty. */
export async function listDevices(): Promise<readonly MediaDeviceInfo[]> {
  if (!hasMediaDevices()) return [];
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.filter(({ deviceId, kind }) => deviceId !== "" && kind !== "audiooutput");
}

/** Calls `onChange` when a device is plugged in or unplugged. Returns the unsubscribe function. */
export function watchDevices(onChange: () => void): () => void {
  if (!hasMediaDevices()) return () => {};
  navigator.mediaDevices.addEventListener("devicechange", onChange);
  return () => navigator.mediaDevices.removeEventListener("devicechange", onChange);
}

function hasMediaDevices(): boolean {
  return "mediaDevices" in navigator;
}

const permissions = {
  audio: "microphone",
  video: "camera",
} as const satisfies Record<MediaKind, PermissionName>;
