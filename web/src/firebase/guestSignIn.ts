import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  type Auth,
} from "firebase/auth";

import { emulators, firebaseApp } from "./app.ts";
import { startAppCheck } from "./appCheck/appCheck.ts";
import { openFirestoreInMemory } from "./firestore.ts";

/**
 * Signs in the guest of a visit in this document alone: in memory, so that it neither replaces nor
 * ends the session of a user of this browser.
 *
 * @returns the uid
 * @throws FirebaseError
 */
export async function signInAsGuest(customToken: string): Promise<string> {
  await startAppCheck();
  openFirestoreInMemory();
  const { user } = await signInWithCustomToken(guestAuth(), customToken);
  return user.uid;
}

/** The guest's ID token. @throws if no guest is signed in */
export async function guestIdToken(): Promise<string> {
  const { currentUser } = guestAuth();
  if (currentUser === null) throw new Error("No guest is signed in.");
  return await currentUser.getIdToken();
}

function guestAuth(): Auth {
  instance ??= connected();
  return instance;
}

let instance: Auth | undefined;

function connected(): Auth {
  const created = initializeAuth(firebaseApp(), { persistence: inMemoryPersistence });
  const ports = emulators();
  if (ports !== null) {
    // The emulator's warning is a banner with inline styles, which the page's CSP refuses.
    connectAuthEmulator(created, `http://localhost:${ports.auth}`, { disableWarnings: true });
  }
  return created;
}
