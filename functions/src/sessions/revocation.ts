import { setTimeout } from "node:timers/promises";

import {
  isHeld,
  noRevocation,
  revocationSchema,
  withEndedSignIns,
  type Revocation,
} from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { stored } from "../platform/stored.ts";

/** Updates a user's revocation document in a transaction, so that concurrent changes both apply. */
export function changeRevocation(
  uid: string,
  firestore: Firestore,
  change: (before: Revocation) => Revocation | Promise<Revocation>,
): Promise<void> {
  const document = firestore.collection(collections.revocations).doc(uid);
  return firestore.runTransaction(async (transaction) => {
    const before = stored(revocationSchema, await transaction.get(document)) ?? noRevocation;
    const after = await change(before);
    // Fields that a newer version stored stay.
    transaction.set(document, after, { mergeFields: Object.keys(after) });
  });
}

/**
 * Revokes database access for all tokens of a user that exist now: the security rules refuse tokens
 * issued before `validAfter`. Tokens carry whole seconds, so `validAfter` is the next full second,
 * and the promise resolves once it has begun: tokens fetched afterward are valid.
 *
 * Before the call, Authentication must already refuse the user or issue tokens with the new claims,
 * because tokens issued after `validAfter` are accepted.
 *
 * @param options.signedInFrom also ends the sign-ins made from this second until `validAfter`
 * @param options.keepsHold skips an account whose tokens an access change holds back; that change
 *   ends the hold itself
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

/** In milliseconds: timers use their own clock and may fire slightly early. */
const early = 2;
