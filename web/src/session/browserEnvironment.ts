import {
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";

import { attestedFetch, startAppCheck } from "../firebase/appCheck.ts";
import { auth } from "../firebase/auth.ts";
import { navigate } from "../lib/navigate.ts";
import { dropCache, isOwnDevice } from "../lib/ownDevice.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";

/**
 * The production environment: Firebase Authentication and the browser's network, clock and
 * document.
 */
export function browserEnvironment(): SessionEnvironment {
  return {
    onIdTokenChanged: (listener) => followFromAppCheckOn(listener),
    currentUser: () => auth().currentUser,
    async signInWithPassword(email, password) {
      await signInWithEmailAndPassword(auth(), email, password);
    },
    async signInWithCustomToken(customToken) {
      await signInWithCustomToken(auth(), customToken);
    },
    signOutOfProvider: () => signOut(auth()),
    fetch: fetchOfLivingDocument,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => navigator.onLine,
    online: () =>
      new Promise((resolve) => {
        if (navigator.onLine) resolve();
        else window.addEventListener("online", () => resolve(), { once: true });
      }),
    path: () => location.pathname,
    query: () => location.search,
    now: Date.now,
    documentLanguage: () => document.documentElement.lang,
    isOwnDevice,
    dropCache,
    navigate,
    reload: () => location.reload(),
  };
}

/**
 * Leaving a document aborts its calls. That looks like a lost network, and a failed sync signs the
 * user out on the server. A document that is unloading runs no timers, so delaying the failure with
 * a timer suppresses it there.
 */
const fetchOfLivingDocument: typeof attestedFetch = async (...request) => {
  try {
    return await attestedFetch(...request);
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    throw error;
  }
};

/**
 * App Check must start before Auth: the first call Auth makes is to look up the remembered user,
 * and that call needs an App Check token.
 */
function followFromAppCheckOn(listener: (user: User | null) => void): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  async function follow() {
    await startAppCheck();
    if (!stopped) stop = onIdTokenChanged(auth(), listener);
  }
  void follow();
  return () => {
    stopped = true;
    stop?.();
  };
}
