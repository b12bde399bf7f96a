import { endOnServer } from "./signOutFlow.ts";
import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";

/** What an event from the identity provider means for a document that may be locked. */
type Meaning =
  /** The document is not locked. */
  | "open"
  /** The document stays locked: the event is not a sign-in. */
  | "waiting"
  /** The locked-out user has signed in again. */
  | "unlocked"
  /** A different user has signed in. */
  | "replaced";

/**
 * The lock of a document. It belongs to one user, who is signed out while it lasts. Events already
 * in flight when it closes, such as a refreshed token, do not open it; only a sign-in after the
 * sign-out does.
 */
export function createDocumentLock(environment: SessionEnvironment) {
  let whose: string | null = null;
  let signedOut = false;
  let closing = Promise.resolve();

  async function signOut() {
    // Sign out of the provider first, so that reloading the document finds no signed-in user.
    await environment.signOutOfProvider().catch(() => {});
    await endOnServer(environment);
  }

  return {
    /** Signs out a user whom this document has not shown yet, so there is nothing to lock. */
    refuse(): Promise<void> {
      closing = signOut();
      return closing;
    },
    close(uid: string): Promise<void> {
      whose = uid;
      signedOut = false;
      closing = signOut();
      return closing;
    },
    /** Settles once no sign-out is in flight. A late one would end a new session. */
    settled: () => closing,
    onAuthEvent(user: TokenUser | null): Meaning {
      if (whose === null) return "open";
      if (user === null) signedOut = true;
      if (user === null || !signedOut) return "waiting";
      if (user.uid !== whose) return "replaced";
      whose = null;
      return "unlocked";
    },
  };
}
