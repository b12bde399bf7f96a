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
 * Firestore of this document, made at its first use. What it has read stays in memory, so that a
 * list that was seen shows at once, but for health data; nothing personal enters the browser's storage, but on a device
 * that its user has marked as their own.
 */
export function firestore(): Firestore {
  instance ??= connected();
  return instance;
}

/**
 * Settles once all that waited to be sent when it was called, by this tab or those before it, was
 * taken or refused by the server.
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
  // Whatever comes after this waits for it: nobody finds what another user has left.
  if (owner !== null && owner !== keeper) void clearIndexedDbPersistence(created);
  noteCacheOwner(keeper);
  const ports = emulators();
  if (ports !== null) connectFirestoreEmulator(created, "localhost", ports.firestore);
  return created;
}
