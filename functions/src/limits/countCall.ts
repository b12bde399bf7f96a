import { createHash } from "node:crypto";

import { collections } from "@salvia/domain/collections";
import { getFirestore, Timestamp, type Firestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { IncomingCall } from "../http/incomingCall.ts";
import { grpc, hasCode } from "../hasCode.ts";
import { Refusal } from "../http/refusal.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { clientAddress } from "./clientAddress.ts";
import { limits, type Limit, type LimitName } from "./limits.ts";
import { rateDecision } from "./rateDecision.ts";

/**
 * Counts a call against its limits, all in one transaction, and refuses it with rate-limited where
 * one is used up; then nothing is counted. `RATE_LIMITS=off` switches all of them off.
 *
 * What is kept names nobody: the documents' ids are keyed hashes, of one length whatever is
 * counted. They expire when their count no longer matters (a TTL policy on `expiresAt`).
 *
 * @param account what stands for the account concerned: a uid, a username or an e-mail address as
 *   it was given, whether there is such an account or not; null where none is named
 */
export async function countCall(
  name: LimitName,
  call: IncomingCall,
  account: string | null,
): Promise<void> {
  if (process.env["RATE_LIMITS"] === "off") return;
  const { address: byAddress, account: byAccount }: { address?: Limit; account?: Limit } =
    limits[name];
  const counted = [
    ...(byAddress ? [{ limit: byAddress, of: `address\0${clientAddress(call)}` }] : []),
    ...(byAccount && account !== null ? [{ limit: byAccount, of: `account\0${account}` }] : []),
  ].map(({ limit, of }) => ({ limit, id: idOf(`${name}\0${of}`) }));
  const retryAfter = await count(getFirestore(adminApp), counted, call.now.getTime());
  if (retryAfter > 0) throw new Refusal("rate-limited", retryAfter);
}

/** Counts one call; gives 0, or in how many seconds it would be allowed. */
async function count(
  firestore: Firestore,
  counted: readonly { limit: Limit; id: string }[],
  now: number,
): Promise<number> {
  const documents = counted.map(({ id }) => firestore.collection(collections.rateLimits).doc(id));
  try {
    return await firestore.runTransaction(async (transaction) => {
      const kept = await transaction.getAll(...documents);
      const decisions = counted.map(({ limit }, index) => {
        const expiresAt: unknown = kept[index]?.get("expiresAt");
        const quietAt = expiresAt instanceof Timestamp ? expiresAt.toMillis() : null;
        return rateDecision(quietAt, limit, now);
      });
      const waits = decisions.map((one) => (one.allowed ? 0 : one.retryAfter));
      if (Math.max(...waits) === 0) {
        for (const [index, decision] of decisions.entries()) {
          const document = documents[index];
          if (decision.allowed && document) {
            transaction.set(document, { expiresAt: new Date(decision.quietAt) });
          }
        }
      }
      return Math.max(...waits);
    });
  } catch (error) {
    // Too many at the same moment for the database to put in a row: that is over any limit.
    if (hasCode(error, grpc.aborted)) return 1;
    throw error;
  }
}

// Hex, because a document's id may not begin and end with two underscores.
function idOf(counted: string): string {
  return createHash("sha256").update(keyedHash("limit", counted)).digest("hex");
}
