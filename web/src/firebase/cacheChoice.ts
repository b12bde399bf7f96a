import { isOwnDevice } from "../lib/ownDevice.ts";
import type { Reader } from "./LiveQueryProvider.tsx";

/**
 * Chooses where Firestore keeps what it reads: on the device for a salesperson who has marked it as
 * their own, else in memory only. Health data is never kept: clinicians have no such choice. It is
 * chosen once, before the first use of Firestore, and stands for as long as the document.
 */
export function chooseCache({ uid, role }: Reader): void {
  chosen ??= {
    keeper: role === "sales" && isOwnDevice(uid) ? uid : null,
    forgets: role === "medical" || role === "member",
  };
}

/**
 * Whether memory, too, forgets what nobody listens to any more: a health record that has closed is
 * not to be found in it.
 */
export function cacheForgets(): boolean {
  return chosen?.forgets ?? false;
}

/** The uid of the user for whom Firestore keeps what it reads on this device; null for memory only. */
export function cacheKeeper(): string | null {
  return chosen?.keeper ?? null;
}

let chosen: { keeper: string | null; forgets: boolean } | undefined;
