import { collections } from "@salvia/domain/shared/collections";
import { noRevocation, type Revocation } from "@salvia/domain/account/revocation";

import type { Documents } from "./environment.ts";

/** When a token may have been issued, in seconds since 1970: before and after older ones were ended. */
export const issued = { before: 999_999, sameSecond: 1_000_000, after: 1_000_001 } as const;

const now = Math.floor(Date.now() / 1000);
const longest = 30 * 24 * 60 * 60;

/** When a user may have signed in, in seconds since 1970. Ended and recent are both a minute ago. */
export const signedIn = {
  tooLongAgo: now - longest - 1,
  barelyInTime: now - longest + 600,
  ended: now - 60,
  recently: now - 59,
} as const;

/** Older tokens and one sign-in of these users were ended; of all others none. */
const ended: Revocation = {
  validAfter: issued.sameSecond,
  endedSignIns: { [signedIn.ended]: true },
};

/** Every account has one. The server wrote Fay's before it knew of sign-ins that are ended. */
export const storedRevocations: Documents = {
  ...Object.fromEntries(
    ["ben", "cleo", "emil", "zoe"].map((uid) => [revocationOf(uid), noRevocation]),
  ),
  ...Object.fromEntries(
    ["nora", "ana", "gus", "carla", "dora", "dina"].map((uid) => [revocationOf(uid), ended]),
  ),
  [revocationOf("fay")]: { validAfter: issued.before },
};

export function revocationOf(uid: string): string {
  return `${collections.revocations}/${uid}`;
}
