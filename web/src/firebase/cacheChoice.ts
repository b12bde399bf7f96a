import { isOwnDevice } from "../lib/ownDevice.ts";

/** The reader: the uid of the signed-in user and the role claim that the security rules check. */
export type Reader = { uid: string; role: string | null };

/**
 * Chooses where Firestore caches what it reads: on the device for salespeople who have marked it as
 * their own, else in memory only. Health data is never stored on a device: clinicians have no such
 * option. The choice is made once, before the first use of Firestore, and lasts as long as the
 * document.
 */
export function chooseCache({ uid, role }: Reader): void {
  chosen ??= {
    keeper: role === "sales" && isOwnDevice(uid) ? uid : null,
    forgets: role === "medical" || role === "member",
  };
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

let chosen: { keeper: string | null; forgets: boolean } | undefined;
