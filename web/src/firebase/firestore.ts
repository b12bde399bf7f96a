import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  waitForPendingWrites,
  type Firestore,
} from "firebase/firestore";

import { cacheOwner, noteCacheOwner } from "../lib/ownDevice.ts";
import { emulators, firebaseApp } from "./app.ts";
import { cacheForgets, cacheKeeper } from "./cacheChoice.ts";

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
 * Settles once the server has accepted or refused every write that was pending at the call, from
 * this tab or earlier ones.
 */
export function pendingWritesSettled(): Promise<void> {
  return waitForPendingWrites(firestore());
}

let instance: Firestore | undefined;

function connected(): Firestore {
  const keeper = cacheKeeper();
  const created = initializeFirestore(firebaseApp(), {
    localCache:
      keeper === null
        ? memoryLocalCache({
            garbageCollector: cacheForgets()
              ? memoryEagerGarbageCollector()
              : memoryLruGarbageCollector(),
          })
        : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  const owner = cacheOwner();
  // Later operations wait for this one, so no user sees what another has left in the cache.
  if (owner !== null && owner !== keeper) void clearIndexedDbPersistence(created);
  noteCacheOwner(keeper);
  const ports = emulators();
  if (ports !== null) connectFirestoreEmulator(created, "localhost", ports.firestore);
  return created;
}
