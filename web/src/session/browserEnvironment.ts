import { onIdTokenChanged, signInWithEmailAndPassword, signOut } from "firebase/auth";

import { auth } from "../firebase/auth.ts";
import { navigate } from "../lib/navigate.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/** The real world: Firebase Authentication, the browser's network, clock and document. */
export function browserEnvironment(): SessionEnvironment {
  return {
    onIdTokenChanged: (listener) => onIdTokenChanged(auth(), listener),
    currentUser: () => auth().currentUser,
    async signInWithPassword(email, password) {
      await signInWithEmailAndPassword(auth(), email, password);
    },
    signOutOfProvider: () => signOut(auth()),
    // Called unbound, `fetch` throws in browsers.
    fetch: (...request) => fetch(...request),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => navigator.onLine,
    online: () =>
      new Promise((resolve) => {
        if (navigator.onLine) resolve();
        else window.addEventListener("online", () => resolve(), { once: true });
      }),
    path: () => location.pathname,
    documentLanguage: () => document.documentElement.lang,
    navigate,
    reload: () => location.reload(),
  };
}
