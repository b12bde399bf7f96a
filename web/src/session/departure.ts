import { defaultLanguage, languageOfTag } from "@salvia/domain/languages";
import { loginPath } from "@salvia/domain/paths";

import { callServer } from "../firebase/calls.ts";
import { leaveNotice, type SignOutNotice } from "./notice.ts";
import { runSignOutCleanups } from "./onSignOut.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";
import { keepSignedInHint } from "../lib/signedInHint.ts";

/** The ways a session leaves its document. A document is left once: later calls join the first. */
export interface Departure {
  /** Whether the document is being left: from then on nothing that arrives matters. */
  begun: () => boolean;
  /** Signs out on the server and at the identity provider, then goes to the login page. */
  signOut: (notice: SignOutNotice) => Promise<void>;
  /** Goes to the login page: the identity provider has signed the user out already. */
  toLogin: (notice: SignOutNotice) => Promise<void>;
  /** Begins anew: the document belongs to another user now. */
  toNextUser: () => Promise<void>;
}

/**
 * @param forget called once the clean-ups have run: it drops the user and the cached token, so that
 *   nothing on the page reads for them any more, and then what the device has kept of their reading.
 */
export function createDeparture(
  environment: SessionEnvironment,
  forget: () => Promise<void>,
): Departure {
  let departure: Promise<void> | null = null;

  function depart(last: () => void | Promise<void>): Promise<void> {
    departure ??= (async () => {
      await Promise.race([runSignOutCleanups(), environment.wait(patience)]);
      // Another tab that does not let go of the cache may not keep a user here.
      await Promise.race([forget().catch(() => {}), environment.wait(patience)]);
      await last();
    })();
    return departure;
  }

  function goToLogin(notice: SignOutNotice) {
    const language = languageOfTag(environment.documentLanguage()) ?? defaultLanguage;
    leaveNotice(notice);
    environment.navigate(loginPath(language));
  }

  return {
    begun: () => departure !== null,
    signOut: (notice) =>
      depart(async () => {
        await endOnServer(environment);
        // A provider out of reach may not keep a user who wants to be gone.
        await environment.signOutOfProvider().catch(() => {});
        keepSignedInHint(false);
        goToLogin(notice);
      }),
    toLogin: (notice) => depart(() => goToLogin(notice)),
    toNextUser: () => depart(() => environment.reload()),
  };
}

/** How long a sign-out waits for the clean-ups, and then for the server, in milliseconds. */
const patience = 5_000;

/** Asks the server to end the session; whether it could makes no difference to what follows. */
export async function endOnServer(environment: SessionEnvironment) {
  const tooLate = new AbortController();
  void environment.wait(patience).then(() => tooLate.abort());
  const options = { fetch: environment.fetch, signal: tooLate.signal };
  await callServer("sessionLogout", null, options).catch(() => {});
}
