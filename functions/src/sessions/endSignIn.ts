import { setTimeout } from "node:timers/promises";

import { withEndedSignIns } from "@salvia/domain/account/revocation";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { SignIn } from "../auth/sessionDecision.ts";
import { changeRevocation } from "./changeRevocation.ts";
import { endSessions } from "./endSessions.ts";

/**
 * Maximum number of ended sign-ins in the list; the rules read the document with every decision.
 */
const listedMax = 1_000;

/**
 * Ends one sign-in of a user, with all its tokens and cookies; other devices stay signed in. A
 * sign-in is identified by the second it was made in, so two of one user in the same second end
 * together. Resolves once that second is over, so that a later sign-in is valid.
 *
 * A user who signs out more than a thousand times in 30 days is signed out everywhere instead.
 */
export async function endSignIn(
  { uid, signedInAt }: Pick<SignIn, "uid" | "signedInAt">,
  now: Date,
): Promise<void> {
  let isFull = false;
  await changeRevocation(uid, getFirestore(adminApp), (before) => {
    const after = withEndedSignIns(before, [signedInAt], Math.floor(now.getTime() / 1000));
    isFull = Object.keys(after.endedSignIns).length > listedMax;
    return isFull ? before : after;
  });
  if (isFull) await endSessions(uid);
  const over = (signedInAt + 1) * 1000 - Date.now();
  if (over > 0) await setTimeout(Math.min(over, 1_000) + 2);
}
