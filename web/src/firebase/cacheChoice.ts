import type { FirestoreLocalCache } from "firebase/firestore";

import { cacheOwner, dropCache, isOwnDevice, noteCacheOwner } from "../lib/ownDevice.ts";

/** The reader: the uid of the signed-in user and the role claim that the security rules check. */
export type Reader = { uid: string; role: string | null };

/**
 * Chooses where Firestore caches what it reads: on the device for salespeople who have marked it as
 * their own, else in memory only. Health data is never stored on a device: clinicians have no such
 * option. The choice is made once, before the first use of Firestore, and lasts as long as the
 * document.
 *
 * @returns a promise that ends when Firestore can be used; null if that is now
 */
export function chooseCache({ uid, role }: Reader): Promise<void> | null {
  if (chosen !== undefined) return chosen.opening;
  const keeper = role === "sales" && isOwnDevice(uid) ? uid : null;
  const forgets = role === "medical" || role === "member";
  chosen = { keeper, forgets, opening: keeper === null ? null : openDeviceCache(keeper) };
  return chosen.opening;
}

/** The cache on the device; null for memory only. */
export function deviceCache(): FirestoreLocalCache | null {
  return onDevice;
}

/** Loads the script of the cache, and deletes what another user has left in it. */
async function openDeviceCache(keeper: string): Promise<void> {
  const { createDeviceCache } = await import("./createDeviceCache.ts");
  if (cacheOwner() !== keeper) await dropCache(null);
  noteCacheOwner(keeper);
  onDevice = createDeviceCache();
}

/**
 * Whether the memory cache also drops data without listeners, so that a closed health record does
 * not stay in memory.
 */
export function cacheForgets(): boolean {
  return chosen?.forgets ?? false;
}

/** The uid of the user whose reads Firestore caches on this device; null for memory only. */
export function cacheKeeper(): string | null {
  return chosen?.keeper ?? null;
}

let chosen: { keeper: string | null; forgets: boolean; opening: Promise<void> | null } | undefined;
let onDevice: FirestoreLocalCache | null = null;
