import { initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";

import { emulators } from "../../emulators.ts";

/** The product's own key with the emulators; it is part of where a browser stores its user. */
const apiKey = "demo";
let opened: Auth | null = null;

/**
 * Signs a user in outside the browser.
 * @returns the entries that the browser would keep in its local storage
 */
export async function signedIn(email: string, password: string) {
  const auth = (opened ??= openAuth());
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { name: `firebase:authUser:${apiKey}:${auth.app.name}`, value: JSON.stringify(user) };
}

function openAuth(): Auth {
  const auth = initializeAuth(initializeApp({ apiKey, projectId: emulators.project }), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  return auth;
}
