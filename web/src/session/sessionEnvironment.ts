import {
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";

import type { SyncEnvironment } from "./sessionSync.ts";
import { attestedFetch, startAppCheck } from "../firebase/appCheck/appCheck.ts";
import { auth } from "../firebase/auth.ts";
import { navigate } from "../lib/navigate.ts";
import { dropCache, isOwnDevice } from "../lib/ownDevice.ts";

/** The part of an identity provider's user that the session reads. */
export interface TokenUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** In E.164. */
  phoneNumber: string | null;
  getIdTokenResult: () => Promise<{ token: string; claims: Readonly<Record<string, unknown>> }>;
}

/** The environment a session depends on: the identity provider, the server and the document. */
export interface SessionEnvironment extends SyncEnvironment {
  /**
   * Calls the listener with the user now and whenever the user or the token changes; returns a
   * function that unsubscribes.
   */
  onIdTokenChanged: (listener: (user: TokenUser | null) => void) => () => void;
  /** The identity provider's current user. */
  currentUser: () => TokenUser | null;
  /** @throws FirebaseError when the identity provider refuses or cannot be reached. */
  signInWithPassword: (email: string, password: string) => Promise<void>;
  /**
   * Signs in with a token made by our server.
   * @throws FirebaseError when the identity provider refuses or cannot be reached.
   */
  signInWithCustomToken: (customToken: string) => Promise<void>;
  signOutOfProvider: () => Promise<void>;
  /** The path of the document, without the query. */
  path: () => string;
  /** The query of the document with its question mark, or an empty string. */
  query: () => string;
  /** The current time, in milliseconds. */
  now: () => number;
  /** The `lang` attribute of the document. */
  documentLanguage: () => string;
  /** Whether a user has marked this device as their own, to work on it without a network. */
  isOwnDevice: (uid: string) => boolean;
  /** Removes what this device has cached for a user, or for any user if null. */
  dropCache: (uid: string | null) => Promise<void>;
  navigate: (path: string) => void;
  reload: () => void;
}

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
