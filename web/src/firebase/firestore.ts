import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  memoryLruGarbageCollector,
  waitForPendingWrites,
  type Firestore,
} from "firebase/firestore";

import { dropCache } from "../lib/ownDevice.ts";
import { emulators, firebaseApp } from "./app.ts";
import { cacheForgets, deviceCache } from "./cacheChoice.ts";

/**
 * Firestore of this document, created on first use. What it has read stays in memory, so that a
 * list seen before shows at once, except for health data. Personal data enters the browser's
 * storage only on a device that its user has marked as their own.
 */
export function firestore(): Firestore {
  instance ??= connected();
  return instance;
}

/**
 * Opens Firestore in memory for the guest of a visit, whatever the users of this browser have chosen,
 * and leaves their caches alone. Comes before the first use of `firestore`.
 */
export function openFirestoreInMemory(): void {
  if (instance !== undefined) return;
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  instance = initializeFirestore(firebaseApp(), { localCache });
  connectEmulator(instance);
}

/**
 * Settles once the server has accepted or refused every write that was pending at the call, from
 * this tab or earlier ones.
 */
export function pendingWritesSettled(): Promise<void> {
  return waitForPendingWrites(firestore());
}

let instance: Firestore | undefined;

function connected(): Firestore {
  const cache = deviceCache();
  // No user's data stays behind for another one, nor after the user's own mark is gone.
  if (cache === null) void dropCache(null);
  const created = initializeFirestore(firebaseApp(), {
    localCache:
      cache ??
      memoryLocalCache({
        garbageCollector: cacheForgets()
          ? memoryEagerGarbageCollector()
          : memoryLruGarbageCollector(),
      }),
  });
  connectEmulator(created);
  return created;
}

function connectEmulator(created: Firestore): void {
  const ports = emulators();
  if (ports !== null) connectFirestoreEmulator(created, "localhost", ports.firestore);
}
