import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  type Firestore,
} from "firebase/firestore";

import { emulators, firebaseApp } from "./app.ts";

/**
 * Firestore of this document, made at its first use. What it has read stays in memory, so that a
 * list that was seen shows at once; nothing personal enters the browser's storage.
 */
export function firestore(): Firestore {
  instance ??= connected();
  return instance;
}

let instance: Firestore | undefined;

function connected(): Firestore {
  const created = initializeFirestore(firebaseApp(), {
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
  });
  const ports = emulators();
  if (ports !== null) connectFirestoreEmulator(created, "localhost", ports.firestore);
  return created;
}
