import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import * as z from "zod/mini";

import { jsonOf, refusalReason, serverRequest, type Fetch } from "../firebase/calls.ts";

/**
 * The result of exchanging an ID token for the session cookie.
 *
 * `reason` is shown literally in 'Session sync failed: {reason}'. It is one of `no-token`,
 * `sync-in-progress`, `cookie-not-set-after-retries`, `network-error`, the server's error text, or
 * `status:{code}` if the server sent none.
 */
export type SyncResult =
  | { ok: true; /** Where the server says to go. */ redirectPath: string | null }
  | { ok: false; reason: string };

export interface SyncEnvironment {
  fetch: Fetch;
  /** Resolves after `milliseconds`. */
  wait: (milliseconds: number) => Promise<void>;
  isOnline: () => boolean;
  /** Resolves when the browser is online; at once if it is. */
  online: () => Promise<void>;
}

export interface SessionSync {
  /**
   * Exchanges the token, unless it was exchanged already. Callers with the token that is in flight
   * share its result; a different token meanwhile is refused with `sync-in-progress`.
   */
  sync: (idToken: string | null) => Promise<SyncResult>;
  /**
   * Forgets the cached token and cancels the exchange in flight. Its callers get `no-token`, since
   * their token no longer belongs to a user.
   */
  clear: () => void;
}

/** The state machine of the session sync: idle, running for one token, or synced for one token. */
export function createSessionSync(environment: SyncEnvironment): SessionSync {
  let running: { idToken: string; result: Promise<SyncResult>; abort: AbortController } | null =
    null;
  let synced: { idToken: string; result: SyncResult } | null = null;

  function start(idToken: string): Promise<SyncResult> {
    const abort = new AbortController();
    const result = Promise.race([
      exchange(idToken, environment, abort.signal),
      aborted(abort.signal),
    ]).then((outcome) => {
      if (abort.signal.aborted) return noToken;
      running = null;
      if (outcome.ok) synced = { idToken, result: outcome };
      return outcome;
    });
    running = { idToken, result, abort };
    return result;
  }

  return {
    async sync(idToken) {
      if (!idToken) return noToken;
      if (running?.idToken === idToken) return await running.result;
      if (running !== null) return { ok: false, reason: "sync-in-progress" };
      if (synced?.idToken === idToken) return synced.result;
      return await start(idToken);
    },
    clear() {
      running?.abort.abort();
      running = null;
      synced = null;
    },
  };
}

/**
 * A session sync that always uses the newest token. A token that arrives while another one is in
 * flight (after a refresh or a role change) waits its turn: refusing it would sign its user out.
 * All callers get the result for the newest token.
 */
export function latestSync(sync: SessionSync): SessionSync {
  let wanted: string | null = null;
  let running: Promise<SyncResult> | null = null;

  async function untilLatest(): Promise<SyncResult> {
    const idToken = wanted;
    const result = await sync.sync(idToken);
    if (idToken !== wanted) return await untilLatest();
    running = null;
    return result;
  }

  return {
    async sync(idToken) {
      wanted = idToken;
      running ??= untilLatest();
      return await running;
    },
    clear() {
      wanted = null;
      sync.clear();
    },
  };
}

const noToken: SyncResult = { ok: false, reason: "no-token" };

function aborted(signal: AbortSignal): Promise<SyncResult> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(noToken));
  });
}

/** How many times the server is asked to confirm the cookie, and the waits between attempts. */
const attempts = 3;
const delayPerAttempt = 300;

async function exchange(
  idToken: string,
  environment: SyncEnvironment,
  signal: AbortSignal,
  attempt = 1,
): Promise<SyncResult> {
  const response = await request(idToken, environment, signal);
  if (response === null) return { ok: false, reason: "network-error" };
  if (!response.ok) return { ok: false, reason: await refusalReason(response) };
  const confirmed = z.safeParse(confirmation, await jsonOf(response));
  if (confirmed.success) return { ok: true, redirectPath: textOrNull(confirmed.data.redirectPath) };
  if (attempt === attempts) return { ok: false, reason: "cookie-not-set-after-retries" };
  await environment.wait(delayPerAttempt * attempt);
  return await exchange(idToken, environment, signal, attempt + 1);
}

/** The answer that completes a sync. The redirect path is optional. */
const confirmation = z.object({
  cookieSet: z.literal(true),
  redirectPath: z.optional(z.unknown()),
});

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * Makes one request. Returns null if there is no answer although the browser is online, or if the
 * request was canceled. While the browser is offline the request waits, and a request that was cut
 * off is repeated.
 */
async function request(
  idToken: string,
  environment: SyncEnvironment,
  signal: AbortSignal,
): Promise<Response | null> {
  await environment.online();
  if (signal.aborted) return null;
  try {
    return await environment.fetch(
      ...serverRequest(sessionEndpoints.sessionHandler, { idToken }, { signal }),
    );
  } catch {
    if (signal.aborted || environment.isOnline()) return null;
    return await request(idToken, environment, signal);
  }
}
