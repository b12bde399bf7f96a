import type { SyncEnvironment } from "./sessionSync.ts";

/** A user of the identity provider, as far as the session reads it. */
export interface TokenUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** In E.164. */
  phoneNumber: string | null;
  getIdTokenResult: () => Promise<{ token: string; claims: Readonly<Record<string, unknown>> }>;
}

/** The world outside, as far as a session touches it: the identity provider, the server, the document. */
export interface SessionEnvironment extends SyncEnvironment {
  /** Calls back with the user now and whenever the user or the token changes; returns the end of it. */
  onIdTokenChanged: (listener: (user: TokenUser | null) => void) => () => void;
  /** The user the identity provider has at this moment. */
  currentUser: () => TokenUser | null;
  /** @throws FirebaseError when the identity provider refuses or cannot be reached. */
  signInWithPassword: (email: string, password: string) => Promise<void>;
  /**
   * Signs in with a token that our server has made.
   * @throws FirebaseError when the identity provider refuses or cannot be reached.
   */
  signInWithCustomToken: (customToken: string) => Promise<void>;
  signOutOfProvider: () => Promise<void>;
  /** The path of the document, without query. */
  path: () => string;
  /** The query of the document, with its question mark, or nothing. */
  query: () => string;
  /** The present time, in milliseconds. */
  now: () => number;
  /** The language of the document, as its `lang` says. */
  documentLanguage: () => string;
  /** Whether a user works on without a network on this device. */
  isOwnDevice: (uid: string) => boolean;
  /** Removes what this device has kept of a user's reading, or of anyone's. */
  dropCache: (uid: string | null) => Promise<void>;
  navigate: (path: string) => void;
  reload: () => void;
}
