import { collections } from "@salvia/domain/shared/collections";
import { noRevocation, type Revocation } from "@salvia/domain/account/revocation";

import type { Documents } from "../support/values.ts";

/**
 * Issue times of tokens in seconds since 1970: before, at and after the revocation of older ones.
 */
export const issued = { before: 999_999, sameSecond: 1_000_000, after: 1_000_001 } as const;

const now = Math.floor(Date.now() / 1000);
const longest = 30 * 24 * 60 * 60;

/** Sign-in times in seconds since 1970. Ended and recent are both a minute ago. */
export const signedIn = {
  tooLongAgo: now - longest - 1,
  barelyInTime: now - longest + 600,
  ended: now - 60,
  recently: now - 59,
} as const;

/** The users whose older tokens and one sign-in were revoked; other users have no revocation. */
const ended: Revocation = {
  validAfter: issued.sameSecond,
  endedSignIns: { [signedIn.ended]: true },
};

/** Every account has one. The server wrote Fay's before revocations of single sign-ins existed. */
export const storedRevocations: Documents = {
  ...Object.fromEntries(
    ["ben", "cleo", "emil", "zoe", "guest_carla"].map((uid) => [revocationOf(uid), noRevocation]),
  ),
  ...Object.fromEntries(
    ["nora", "ana", "gus", "carla", "dora", "dina"].map((uid) => [revocationOf(uid), ended]),
  ),
  [revocationOf("fay")]: { validAfter: issued.before },
};

export function revocationOf(uid: string): string {
  return `${collections.revocations}/${uid}`;
}
