import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";

import { emulators } from "../emulators.ts";

/** As the product's own key is with the emulators: it is part of where a browser keeps its user. */
const apiKey = "demo";
const auth = initializeAuth(initializeApp({ apiKey, projectId: emulators.project }), {
  persistence: inMemoryPersistence,
});
connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });

/**
 * Signs somebody in beside the browser.
 * @returns what a browser keeps of them in its local storage
 */
export async function signedIn(email: string, password: string) {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { name: `firebase:authUser:${apiKey}:${auth.app.name}`, value: JSON.stringify(user) };
}
