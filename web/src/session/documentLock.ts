import { endOnServer } from "./signOutFlow.ts";
import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";

/** What news of the identity provider mean to a document that may be locked. */
type Meaning =
  /** It is not locked. */
  | "open"
  /** It stays locked: this is not a sign-in. */
  | "waiting"
  /** Who was signed in is back. */
  | "unlocked"
  /** Somebody else has signed in. */
  | "replaced";

/**
 * The lock of a document: it is for one user, who is signed out while it lasts. News that were on
 * their way when it closed, such as a renewed token, do not open it: only a sign-in after the
 * sign-out does.
 */
export function createDocumentLock(environment: SessionEnvironment) {
  let whose: string | null = null;
  let signedOut = false;
  let closing = Promise.resolve();

  async function signOut() {
    // First of all here: whoever loads the document again finds nobody signed in.
    await environment.signOutOfProvider().catch(() => {});
    await endOnServer(environment);
  }

  return {
    /** Signs out a user whom this document has not shown yet: there is nothing to come back to. */
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
    /** Settles once no sign-out is on its way any more: it would end a session that has just begun. */
    settled: () => closing,
    hear(user: TokenUser | null): Meaning {
      if (whose === null) return "open";
      if (user === null) signedOut = true;
      if (user === null || !signedOut) return "waiting";
      if (user.uid !== whose) return "replaced";
      whose = null;
      return "unlocked";
    },
  };
}
