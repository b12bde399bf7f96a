import type { MediaBrowser, MediaKind } from "./openMedia.ts";

/** This browser's devices. Where it has none to give, on a page that is not secure, it says so as one refusal. */
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
      // Some browsers do not tell.
      return null;
    }
  },
};

/** The devices that may be chosen. Before a first one was opened browsers tell neither names nor ids. */
export async function listDevices(): Promise<readonly MediaDeviceInfo[]> {
  if (!hasMediaDevices()) return [];
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.filter(({ deviceId, kind }) => deviceId !== "" && kind !== "audiooutput");
}

/** Calls back whenever a device is plugged in or out, until the returned function is called. */
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
