import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
  type Persistence,
} from "firebase/auth";

import { emulators, firebaseApp } from "./app.ts";

/**
 * Firebase Authentication of this document, created on first use. Not created with `getAuth`, which
 * would bundle the popup and redirect code that only Google sign-ins need.
 */
export function auth(): Auth {
  instance ??= connected(firebaseApp(), [indexedDBLocalPersistence, browserLocalPersistence]);
  return instance;
}

let instance: Auth | undefined;

function connected(app: FirebaseApp, persistence: Persistence[]): Auth {
  const created = initializeAuth(app, { persistence });
  const ports = emulators();
  if (ports !== null) {
    // The emulator's warning is a banner with inline styles, which the page's CSP refuses.
    connectAuthEmulator(created, `http://localhost:${ports.auth}`, { disableWarnings: true });
  }
  return created;
}
