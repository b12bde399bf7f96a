import { deviceStorage } from "./storage.ts";

/**
 * Whether a user has marked this device as their own. Only then may data they read, and unsent
 * changes, outlive the tab. The setting is per user and browser, and off by default.
 */
export function isOwnDevice(uid: string): boolean {
  return deviceStorage.get(keyOf(uid)) !== null;
}

/**
 * Marks this device as the user's own, or clears the mark. It does not affect documents that are
 * open already.
 */
export function markOwnDevice(uid: string, own: boolean): void {
  deviceStorage.set(keyOf(uid), own ? "1" : null);
}

/** Calls back when another tab sets or clears the user's own-device mark. */
export function onOwnDeviceMarked(uid: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === keyOf(uid)) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** The uid of the user whose data the database cache on this device may contain, or null. */
export function cacheOwner(): string | null {
  return deviceStorage.get(cacheOwnerKey);
}

/** Records whose data the cache contains from now on. */
export function noteCacheOwner(uid: string | null): void {
  deviceStorage.set(cacheOwnerKey, uid);
}

/**
 * Deletes the database cache if it belongs to that user, including their unsent changes. It also
 * works in documents that do not load Firestore; an open Firestore, in this tab or another, notices
 * and closes the database.
 *
 * @param uid null to delete the cache of any user
 */
export async function dropCache(uid: string | null): Promise<void> {
  const owner = cacheOwner();
  if (owner === null || (uid !== null && uid !== owner)) return;
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith("firestore/") ? [name] : []));
  await Promise.all(names.map(deleted));
  noteCacheOwner(null);
}

const cacheOwnerKey = "cacheOwner";

function keyOf(uid: string): string {
  return `ownDevice:${uid}`;
}

function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("Not deleted")));
  });
}
