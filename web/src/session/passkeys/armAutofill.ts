import { browserSupportsWebAuthnAutofill } from "@simplewebauthn/browser";

import type { SignInMethod } from "../signInMethod.ts";
import { askForChallenge, assertion, withAssertion, type Assertion } from "./assertion.ts";
import { endWaitingRequest, untilNoCeremony } from "./ceremony.ts";

/**
 * Signs in with a passkey chosen in the autofill.
 *
 * @returns whether the user is signed in; if not, another passkey may be chosen
 */
type Attempt = (method: SignInMethod) => Promise<boolean>;

/**
 * Offers the user's passkeys in the autofill of the marked field, if the browser supports that. One
 * request waits at a time. It is renewed with a new challenge whenever it ends (refused, canceled,
 * or ended by another way to sign in) and before its challenge expires. No request is made while
 * the page is hidden, and requests that end at once are retried with growing pauses.
 *
 * @returns a function that withdraws the offer; a sign-in that has begun continues
 */
export function armAutofill(attempt: Attempt): () => void {
  const left = new AbortController();
  void offerUntilLeft(attempt, left.signal);
  return () => left.abort();
}

async function offerUntilLeft(attempt: Attempt, left: AbortSignal): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  let inVain = 0;
  while (!left.aborted) {
    // oxlint-disable no-await-in-loop -- one request waits at a time
    await pause(inVain === 0 ? 0 : Math.min(2 ** (inVain - 1) * second, longestPause), left);
    await untilSeen(left);
    await untilNoCeremony();
    if (left.aborted) return;
    const begun = performance.now();
    const chosen = await offer(left);
    if (chosen !== null && !left.aborted && (await attempt(withAssertion(chosen)))) return;
    inVain = performance.now() - begun < atOnce ? inVain + 1 : 0;
    // oxlint-enable no-await-in-loop
  }
}

/** Makes one request. Returns the chosen passkey, or null if the request ended in another way. */
async function offer(left: AbortSignal): Promise<Assertion | null> {
  const ended = new AbortController();
  try {
    const challenge = await askForChallenge("", { signal: left });
    await untilNoCeremony();
    if (left.aborted) return null;
    left.addEventListener("abort", end, { signal: ended.signal });
    const timer = setTimeout(end, challenge.timeout * goodPart);
    ended.signal.addEventListener("abort", () => clearTimeout(timer));
    return await assertion(challenge, "autofill");
  } catch {
    // The user has not asked for anything yet, so no error is shown.
    return null;
  } finally {
    ended.abort();
  }
}

/**
 * Ends the waiting request. The library checks browser support before it makes a request, so this
 * does the same check first: the answers arrive in order, and a request that is just being made
 * exists by then.
 */
function end(): void {
  void browserSupportsWebAuthnAutofill().then(endWaitingRequest);
}

/** Waits for `milliseconds`, or until the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

const second = 1000;
const longestPause = 5 * 60 * second;

/** A request that ends sooner than this was not ended by the user. In milliseconds. */
const atOnce = second;

/**
 * The share of a challenge's lifetime that a request may use. The rest is left for the user to
 * sign.
 */
const goodPart = 0.8;

/** Resolves when the page is visible and the browser online (at once if both hold), or on abort. */
function untilSeen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSeen() || left.aborted) return resolve();
    const over = new AbortController();
    const check = () => {
      if (!isSeen() && !left.aborted) return;
      over.abort();
      resolve();
    };
    const { signal } = over;
    document.addEventListener("visibilitychange", check, { signal });
    window.addEventListener("online", check, { signal });
    left.addEventListener("abort", check, { signal });
  });
}

function isSeen(): boolean {
  return document.visibilityState === "visible" && navigator.onLine;
}
