import * as z from "zod/mini";

import { jsonOf, refusalReason, serverRequest, type Fetch } from "../firebase/calls.ts";

/**
 * How an exchange of an ID token for the session cookie ended.
 *
 * `reason` is shown literally in 'Session sync failed: {reason}'. It is one of `no-token`,
 * `sync-in-progress`, `cookie-not-set-after-retries`, `network-error`, the server's error text, or
 * `status:{code}` where the server gave none.
 */
export type SyncResult =
  | { ok: true; /** Where the server says to go. */ redirectPath: string | null }
  | { ok: false; reason: string };

/** The world outside, as far as a sync touches it. */
export interface SyncEnvironment {
  fetch: Fetch;
  /** Resolves after some milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  isOnline: () => boolean;
  /** Resolves when the browser is online: at once if it is. */
  online: () => Promise<void>;
}

export interface SessionSync {
  /**
   * Exchanges the token, unless it is exchanged already. Callers with the token that is in flight
   * share its result; another token meanwhile is refused with `sync-in-progress`.
   */
  sync: (idToken: string | null) => Promise<SyncResult>;
  /**
   * Forgets the cached token and gives up what is in flight: its callers get `no-token`, since
   * the token they came with is no longer anyone's.
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

const noToken: SyncResult = { ok: false, reason: "no-token" };

function aborted(signal: AbortSignal): Promise<SyncResult> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(noToken));
  });
}

/** How often the server is asked while it does not confirm the cookie, and what is waited between. */
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

/** The answer that ends a sync well. A missing redirect path is no failure: the server may give one. */
const confirmation = z.object({
  cookieSet: z.literal(true),
  redirectPath: z.optional(z.unknown()),
});

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * One answer of the server; null when there is none although the browser is online, or when it is
 * no longer wanted. While the browser is offline nothing has failed yet: the request waits, and
 * one that was cut off is made again.
 */
async function request(
  idToken: string,
  environment: SyncEnvironment,
  signal: AbortSignal,
): Promise<Response | null> {
  await environment.online();
  if (signal.aborted) return null;
  try {
    return await environment.fetch(...serverRequest("sessionHandler", { idToken }, { signal }));
  } catch {
    if (signal.aborted || environment.isOnline()) return null;
    return await request(idToken, environment, signal);
  }
}
