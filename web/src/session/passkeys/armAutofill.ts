import { browserSupportsWebAuthnAutofill } from "@simplewebauthn/browser";

import type { SignInMethod } from "../signInMethod.ts";
import { askForChallenge, assertion, withAssertion, type Assertion } from "./assertion.ts";
import { endWaitingRequest, untilNoCeremony } from "./ceremony.ts";
import { untilSeen } from "./untilSeen.ts";

/**
 * Signs in with a passkey that has been chosen in the autofill.
 * @returns whether the user is signed in; if not, another may be chosen
 */
type Attempt = (method: SignInMethod) => Promise<boolean>;

/**
 * Offers the user's passkeys in the autofill of the field that is marked for it, where the browser
 * can. One request waits at a time. It is made anew, with a new challenge, whenever it has ended
 * (chosen and refused, cancelled, or ended by another way to sign in) and before its challenge is
 * too old; but never while nobody sees the page, and ever more seldom where it ends at once.
 *
 * @returns what takes the offer back; an attempt that has begun goes on
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

/** One request: the passkey that was chosen, or null where it has ended in another way. */
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
    // The user has asked for nothing yet, so there is nobody to tell.
    return null;
  } finally {
    ended.abort();
  }
}

/**
 * Ends the request that waits. The library asks the browser what it can before it makes one, so the
 * same is asked here: the answers come in turn, and a request that is just being made is there.
 */
function end(): void {
  void browserSupportsWebAuthnAutofill().then(endWaitingRequest);
}

/** Waits some milliseconds, or until the signal ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

const second = 1000;
const longestPause = 5 * 60 * second;

/** A request that ends sooner than this was not ended by a person. In milliseconds. */
const atOnce = second;

/** How much of a challenge's life a request may use: who chooses then still has the rest. */
const goodPart = 0.8;
