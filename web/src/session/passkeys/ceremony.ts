import { WebAuthnAbortService } from "@simplewebauthn/browser";

/**
 * A talk with an authenticator that the user has asked for, from the first call to our server on.
 * A browser holds one such talk a page: it ends the one that waits in the autofill, which has to
 * stay away until this one is over, or it would end this one in turn.
 */
export async function requestedCeremony<Result>(ceremony: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await ceremony();
  } finally {
    running -= 1;
    if (running === 0) {
      for (const go of waiting.splice(0)) go();
    }
  }
}

/** Resolves when the user is asked for nothing any more: at once, if they are not now. */
export async function untilNoCeremony(): Promise<void> {
  if (running === 0) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  await untilNoCeremony();
}

/** Ends the request that waits in the autofill; one that the user has asked for goes on. */
export function endWaitingRequest(): void {
  if (running === 0) WebAuthnAbortService.cancelCeremony();
}

let running = 0;
const waiting: (() => void)[] = [];
