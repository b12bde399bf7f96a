import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { isHomeOrLogin } from "@salvia/domain/site/paths";
import type { Role } from "@salvia/domain/account/role";

import { failureOf } from "../firebase/clientError.ts";
import type { SignOutNotice } from "./signOutNotice.ts";
import { createSignOutFlow, runSignOutCleanups } from "./signOutFlow.ts";
import { signedInCaller, type SignedInCaller } from "./signedInCaller.ts";
import { secondFactorWait } from "./secondFactor/secondFactorRequest.ts";
import { createDocumentLock } from "./documentLock.ts";
import { createSessionSync, latestSync, type SyncResult } from "./sessionSync.ts";
import { readToken, sessionUser, unknownSession, type SessionState } from "./sessionUser.ts";
import type { SessionEnvironment, TokenUser } from "./sessionEnvironment.ts";
import type { SignInMethod, SignInOutcome } from "./signInMethod.ts";
import { keepSignedInHint, wasSignedOutByChoice } from "../lib/signedInHint.ts";
import { clearTabStorage, keepParkedDraftsOf } from "../lib/parkedDrafts.ts";
import { lastActivity, noteActivity } from "../lib/lastActivity.ts";
import { idleMinutesOf, isIdleTooLong } from "./idleTime.ts";

export interface Session extends SignedInCaller {
  getState: () => SessionState;
  /** Calls the listener after every state change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Starts following the identity provider; returns a function that stops. */
  start: () => () => void;
  /**
   * Signs in with the identity provider and begins a session with the server. If the account has a
   * second factor, this waits for it; `secondFactor` of the state then has the request.
   */
  signIn: (method: SignInMethod) => Promise<SignInOutcome>;
  /** Exchanges the current user's token for the session cookie; the result includes where to go. */
  sync: () => Promise<SyncResult>;
  /** Ends the session here and on the server and goes to the login page. Never throws. */
  signOut: () => Promise<void>;
  /**
   * Like `signOut`, for a reason other than the user's choice. The login page shows the reason. Does
   * nothing during a sign-in: the account of a linked policy replaces one that is deleted before.
   */
  leave: (notice: SignOutNotice) => Promise<void>;
  /**
   * Locks this document: signs its user out here and on the server, and shows the document again
   * once the same user signs in. A different user's sign-in starts over.
   *
   * @param hide applies the state change so that all views are gone when it returns
   */
  lock: (hide: (change: () => void) => void) => Promise<void>;
  /**
   * Ends every session of the user on all devices, this one last.
   *
   * @throws what `failureOf` translates, if the server refuses; then no session has ended
   */
  signOutEverywhere: () => Promise<void>;
}

/**
 * The session of a document: follows the identity provider, keeps the server's cookie in sync with
 * the token, and goes to the login page when the session ends.
 */
export function createSession(environment: SessionEnvironment): Session {
  const cookie = latestSync(createSessionSync(environment));
  const caller = signedInCaller(environment);
  const listeners = new Set<() => void>();
  const lock = createDocumentLock(environment);
  let state = unknownSession;
  /** The user whose token and cookie are kept in sync. */
  let uid: string | null = null;
  /** True while a user signs in in this document. */
  let signingIn = false;
  /** True while the server ends all sessions at the request of this document's user. */
  let endingEverywhere = false;
  /** Counts events of the identity provider, so that results for older events are discarded. */
  let authEvents = 0;
  const signOutFlow = createSignOutFlow(environment, async () => {
    const left = state.user?.uid ?? uid;
    cookie.clear();
    set({ user: null, loading: true });
    if (left !== null) await environment.dropCache(left);
  });

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function mayStay(): boolean {
    return isHomeOrLogin(environment.path());
  }

  /** Records the owner of the session; returns true if it belonged to another user before. */
  function adopt(next: string | null): boolean {
    const replaced = uid !== null && uid !== next;
    if (replaced) cookie.clear();
    uid = next;
    keepSignedInHint(next);
    if (next !== null) keepParkedDraftsOf(next);
    else if (replaced && wasSignedOutByChoice()) clearTabStorage();
    return replaced;
  }

  /** Whether a sign-in that this browser has kept was idle for too long to continue. */
  function isLeftAlone(role: Role | null, signedInAt: number | null): boolean {
    if (uid === null || signingIn) return false;
    const minutes = idleMinutesOf(role, environment.isOwnDevice(uid));
    return isIdleTooLong({ lastActivity: lastActivity(), signedInAt }, environment.now(), minutes);
  }

  /**
   * Ends a sign-in that was idle for too long, before this document has shown any data of its user.
   */
  async function refuse() {
    if (!mayStay()) return await signOutFlow.signOut({ kind: "idle" });
    cookie.clear();
    authEvents += 1;
    adopt(null);
    set({ user: null, loading: false, failure: null });
    await lock.refuse();
  }

  async function follow(user: TokenUser | null) {
    if (signOutFlow.isLeaving()) return;
    authEvents += 1;
    const current = authEvents;
    const meaning = lock.onAuthEvent(user);
    if (meaning === "replaced") return await signOutFlow.reloadForNextUser();
    if (meaning === "waiting") return void adopt(null);
    const isNew = user !== null && user.uid !== uid;
    if (adopt(user?.uid ?? null)) {
      if (!mayStay()) return await makeWayFor(user);
      await runSignOutCleanups("forced");
      if (current !== authEvents) return;
    }
    if (user === null) {
      set({ user: null, loading: false, failure: null });
      // A session that ended while no tab was open may have left its cache.
      return await environment.dropCache(null).catch(() => {});
    }
    if (maySeeCached(user, environment)) {
      if (isNew && isLeftAlone("sales", null)) return await refuse();
      set({ user: sessionUser(user, { role: "sales", lacksPasskey: false }), loading: false });
    }
    const token = await readToken(user, environment);
    if (current !== authEvents || signOutFlow.isLeaving()) return;
    if (!token.ok) return failed(token.reason);
    if (isNew && isLeftAlone(token.role, token.signedInAt)) return await refuse();
    set({ user: sessionUser(user, token), loading: false, locked: null });
    await keepInStep(token.idToken);
  }

  /** Ends what this document shows of the user before. */
  async function makeWayFor(user: TokenUser | null) {
    await (user === null ? signOutFlow.toLogin(whyEnded()) : signOutFlow.reloadForNextUser());
  }

  async function keepInStep(idToken: string): Promise<SyncResult> {
    const owner = uid;
    const { locked } = state;
    const result = await cookie.sync(idToken);
    // A lock cancels the sync in flight, which is not a failure.
    if (owner === uid && locked === state.locked && !signOutFlow.isLeaving()) {
      if (result.ok) set({ failure: null });
      else failed(result.reason);
    }
    return result;
  }

  function failed(reason: string) {
    set({ failure: reason, loading: false });
    if (!mayStay()) void signOutFlow.signOut(why({ kind: "sync-failed", reason }));
  }

  // A user who signs out everywhere may see their own session end in several ways before the answer
  // arrives.
  function why(notice: SignOutNotice): SignOutNotice {
    return endingEverywhere ? { kind: "signed-out-everywhere" } : notice;
  }

  /** Why the identity provider no longer has a user. */
  function whyEnded(): SignOutNotice {
    return why({ kind: wasSignedOutByChoice() ? "signed-out-in-another-tab" : "session-ended" });
  }

  async function signOutEverywhere() {
    endingEverywhere = true;
    try {
      await caller.ask(sessionEndpoints.signOutEverywhere, {});
    } catch (error) {
      endingEverywhere = false;
      throw error;
    }
    await signOutFlow.signOut({ kind: "signed-out-everywhere" });
  }

  async function sync(): Promise<SyncResult> {
    const user = environment.currentUser();
    if (user === null) return { ok: false, reason: "no-token" };
    adopt(user.uid);
    const token = await readToken(user, environment);
    if (token.ok) return await keepInStep(token.idToken);
    failed(token.reason);
    return token;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => environment.onIdTokenChanged((user) => void follow(user)),
    async signIn(method) {
      await lock.settled();
      // Other tabs may learn of the sign-in first. If a user is remembered, only a successful
      // sign-in counts as activity.
      if (!state.loading && state.user === null) noteActivity(environment.now());
      signingIn = true;
      const ended = await endOf(method(environment), set, () => (signingIn = false));
      if (ended !== null) return ended;
      noteActivity(environment.now());
      // The provider's token event makes `follow` sync the same token. Both are needed: this call
      // returns where to go, and `follow` keeps later tokens in sync. They share one exchange.
      const result = await sync();
      return result.ok
        ? { kind: "signed-in", redirectPath: result.redirectPath }
        : { kind: "sync-failed" };
    },
    sync,
    signOut: () => signOutFlow.signOut({ kind: "signed-out" }),
    leave: async (notice) => (signingIn ? undefined : signOutFlow.signOut(why(notice))),
    async lock(hide) {
      const { user } = state;
      if (user === null || signOutFlow.isLeaving()) return;
      // A token that is still being read must not open the lock.
      authEvents += 1;
      hide(() => set({ user: null, locked: user }));
      cookie.clear();
      await lock.close(user.uid);
    },
    signOutEverywhere,
    ...caller,
  };
}

/**
 * Without a network an old token cannot be renewed. Only salespeople mark a device as their own: they
 * see what it has cached, and the rules still require the new token.
 */
function maySeeCached({ uid }: TokenUser, environment: SessionEnvironment): boolean {
  return !environment.isOnline() && environment.isOwnDevice(uid) && lastActivity() !== null;
}

/**
 * How a sign-in ended without a user, after its second factor if it has one; null with a user.
 *
 * @param onEnd called as soon as it has ended
 */
async function endOf(
  signIn: ReturnType<SignInMethod>,
  set: (change: Pick<SessionState, "secondFactor">) => void,
  onEnd: () => void,
): Promise<SignInOutcome | null> {
  try {
    return (await signIn) === "canceled" ? { kind: "canceled" } : null;
  } catch (error) {
    const wait = secondFactorWait(error, (secondFactor) => set({ secondFactor }));
    return wait === null ? { kind: "refused", failure: failureOf(error) } : await wait;
  } finally {
    onEnd();
  }
}
