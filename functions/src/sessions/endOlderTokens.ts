import { setTimeout } from "node:timers/promises";

import { isHeld, withEndedSignIns } from "@salvia/domain/account/revocation";
import type { Firestore } from "firebase-admin/firestore";

import { changeRevocation } from "./changeRevocation.ts";

/**
 * Ends what tokens of a user that exist by now may do in the database: the security rules refuse
 * those issued before `validAfter`. Tokens name their time in whole seconds, so it is the next full
 * second, and this resolves only once that has begun: a token fetched from then on is good.
 *
 * Authentication must already refuse the user, or give tokens with the new claims: a token that it
 * issues after `validAfter` is good.
 *
 * @param options.signedInFrom also ends the sign-ins made from this second until `validAfter`
 * @param options.keepsHold leaves an account alone whose tokens a change of access holds back; that
 *   change itself ends the hold
 * @returns the last moment whose tokens are refused
 */
export async function endOlderTokens(
  uid: string,
  firestore: Firestore,
  { signedInFrom, keepsHold = false }: { signedInFrom?: number; keepsHold?: boolean } = {},
): Promise<Date> {
  let next = 0;
  await changeRevocation(uid, firestore, (before) => {
    const now = Math.floor(Date.now() / 1000);
    next = now + 1;
    const signIns = signedInFrom === undefined ? [] : secondsBetween(signedInFrom, now);
    const ended = withEndedSignIns(before, signIns, now);
    const isFreed = isHeld(before, now) && !keepsHold;
    return { ...ended, validAfter: isFreed ? next : Math.max(before.validAfter, next) };
  });
  await setTimeout(Math.max(0, next * 1000 - Date.now()) + early);
  return new Date(next * 1000 - 1);
}

function secondsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Timers count in milliseconds of their own, and may end one of the clock's early. */
const early = 2;
