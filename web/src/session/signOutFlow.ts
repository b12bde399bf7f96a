import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { defaultLanguage, languageOfTag, languages } from "@salvia/domain/shared/language";
import { accountActionPath, isHomeOrLogin, loginPath } from "@salvia/domain/site/paths";

import { callServer } from "../firebase/calls.ts";
import { isChosen, leaveNotice, type SignOutNotice } from "./signOutNotice.ts";
import type { SessionEnvironment } from "./sessionEnvironment.ts";
import { keepSignedInHint, noteChosenSignOut } from "../lib/signedInHint.ts";
import { clearTabStorage } from "../lib/parkedDrafts.ts";

/** The ways a session leaves its document. A document is left once: later calls join the first. */
export interface SignOutFlow {
  /** Whether the document is being left; from then on, results that arrive are ignored. */
  isLeaving: () => boolean;
  /** Signs out on the server and at the identity provider, then goes to the login page. */
  signOut: (notice: SignOutNotice) => Promise<void>;
  /** Goes to the login page after the identity provider has already signed the user out. */
  toLogin: (notice: SignOutNotice) => Promise<void>;
  /** Reloads the document, which now belongs to another user. */
  reloadForNextUser: () => Promise<void>;
}

/**
 * @param forget called once the clean-ups have run. It drops the user and the cached token, so that
 *   no view on the page reads for them, and then the device's cache of what they have read.
 */
export function createSignOutFlow(
  environment: SessionEnvironment,
  forget: () => Promise<void>,
): SignOutFlow {
  let departure: Promise<void> | null = null;

  function depart(kind: SignOutKind, last: () => void | Promise<void>): Promise<void> {
    departure ??= (async () => {
      await Promise.race([runSignOutCleanups(kind), environment.wait(signOutTimeoutMs)]);
      // Another tab that does not release the cache must not delay the sign-out.
      await Promise.race([forget().catch(() => {}), environment.wait(signOutTimeoutMs)]);
      if (kind === "chosen") clearTabStorage();
      await last();
    })();
    return departure;
  }

  /** Includes the path back to this page only if the user did not choose to leave it. */
  function next(notice: SignOutNotice): string {
    const path = environment.path();
    // A mailed link is used up by then, so its page is not worth returning to.
    const isMailed = languages.some((language) => path === accountActionPath(language));
    if (isChosen(notice) || isHomeOrLogin(path) || isMailed) return "";
    return `?next=${encodeURIComponent(path + environment.query())}`;
  }

  function goToLogin(notice: SignOutNotice) {
    const language = languageOfTag(environment.documentLanguage()) ?? defaultLanguage;
    leaveNotice(notice);
    environment.navigate(loginPath(language) + next(notice));
  }

  return {
    isLeaving: () => departure !== null,
    signOut: (notice) =>
      depart(isChosen(notice) ? "chosen" : "forced", async () => {
        if (notice.kind !== "ended-everywhere" && isChosen(notice)) noteChosenSignOut();
        await endOnServer(environment);
        // An unreachable provider must not prevent the sign-out.
        await environment.signOutOfProvider().catch(() => {});
        keepSignedInHint(null);
        goToLogin(notice);
      }),
    toLogin: (notice) => depart(isChosen(notice) ? "chosen" : "forced", () => goToLogin(notice)),
    reloadForNextUser: () => depart("forced", () => environment.reload()),
  };
}

/** How long a sign-out waits for the clean-ups, and then for the server, in milliseconds. */
const signOutTimeoutMs = 5_000;

/** Asks the server to end the session. The sign-out continues even if this fails. */
export async function endOnServer(environment: SessionEnvironment) {
  const tooLate = new AbortController();
  void environment.wait(signOutTimeoutMs).then(() => tooLate.abort());
  const options = { fetch: environment.fetch, signal: tooLate.signal };
  await callServer(sessionEndpoints.sessionLogout, null, options).catch(() => {});
}

/** Whether the user chose to sign out; if so, nothing is kept for their next sign-in. */
type SignOutKind = "chosen" | "forced";

type Cleanup = (kind: SignOutKind) => void | Promise<void>;

const cleanups = new Set<Cleanup>();

/**
 * Registers work to do before the user is signed out, while the token is still valid, such as
 * ending listeners and clearing caches. Returns a function that unregisters it.
 */
export function onSignOut(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
  };
}

/**
 * Runs all registered clean-ups at once. One that fails stops neither the others nor the sign-out.
 */
export async function runSignOutCleanups(kind: SignOutKind): Promise<void> {
  await Promise.allSettled([...cleanups].map(async (cleanup) => await cleanup(kind)));
}
