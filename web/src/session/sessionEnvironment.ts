import type { SyncEnvironment } from "./sessionSync.ts";

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
