import { createHash, randomInt } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, Timestamp, type Transaction } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { grpc, hasCode } from "../platform/hasCode.ts";
import type { HttpRequest } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { variable } from "../settings/environment.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { clientAddress } from "../http/clientAddress.ts";
import { limits, type Limit, type LimitName, type Limits } from "./limits.ts";
import { rateDecision } from "./rateDecision.ts";

/** The parts of a call from which its client and its time are known. */
type Caller = Pick<HttpRequest, "header" | "now">;

/**
 * Counts a call against its limits in one transaction. Refuses it with rate-limited if any limit is
 * used up, and then counts nothing. `RATE_LIMITS=off` disables all limits.
 *
 * The stored data identifies no one: document IDs are keyed hashes of equal length. The documents
 * expire when their count no longer matters (a TTL policy on `expiresAt`).
 *
 * @param account the identifier of the account, or of each of several: a uid, a username or an
 *   email address, whether or not such an account exists; null if the call names none
 */
export async function countRequest(
  name: LimitName,
  call: Caller,
  account: string | readonly string[] | null,
): Promise<void> {
  if (areOff()) return;
  await countAll(countersOf(name, call, [account ?? []].flat()), call.now.getTime());
}

/**
 * Runs a sign-in whose failures are limited. Each attempt is counted before it runs, so that
 * concurrent guesses count too; a success is subtracted again.
 *
 * @param account as in `countRequest`
 * @param work a `Refusal` counts as a failure; any other error is ours
 */
export async function countFailures<Result>(
  name: LimitName,
  call: HttpRequest,
  account: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (areOff()) return work();
  const counters = countersOf(name, call, account === null ? [] : [account]);
  const now = call.now.getTime();
  const counted = await countAll(counters, now);
  try {
    const result = await work();
    await giveBack(counted, now);
    await remember(counters, now);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) await giveBack(counted, now);
    throw error;
  }
}

type Counter = {
  limit: Limit;
  id: string;
  /** The document that exempts the client from this limit until it expires. */
  exemptBy?: string;
};

/** How long a client stays known after a successful sign-in to an account, in milliseconds. */
const knownForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Splits a limit above one hundred across several documents that count twenty each. With larger
 * counts, all users of an office would contend for one document, and some would be turned away
 * (`inOneTransaction`).
 */
const countedByOne = (allowed: number) => (allowed > 100 ? 20 : allowed);

function countersOf(name: LimitName, call: Caller, accounts: readonly string[]): Counter[] {
  const { address, peer, account, accountAtAddress, accountElsewhere, total }: Limits =
    limits[name];
  const from = clientAddress(call);
  const counter = (limit: Limit | undefined, ...of: (string | number)[]): Counter[] =>
    limit === undefined ? [] : [{ limit, id: idOf(name, ...of) }];
  const onePart = (limit: Limit | undefined, ...of: string[]): Counter[] => {
    if (limit === undefined) return [];
    const parts = Math.ceil(limit.allowed / countedByOne(limit.allowed));
    const share = { ...limit, allowed: limit.allowed / parts };
    return counter(share, ...of, randomInt(parts));
  };
  return [
    ...onePart(address, "address", from.client),
    ...onePart(peer, "peer", from.peer),
    ...onePart(total, "total"),
    ...accounts.flatMap((each) => [
      ...counter(account, "account", each),
      ...counter(accountAtAddress, "account at address", each, from.client),
      ...counter(accountElsewhere, "account elsewhere", each).map(({ id, limit }) => {
        const exemptBy = idOf(name, "known", each, from.client);
        return { id, limit, exemptBy };
      }),
    ]),
  ];
}

/**
 * Counts one call.
 *
 * @returns the counters that counted it, without those the client is exempt from
 * @throws Refusal rate-limited, with the seconds after which it would be allowed
 */
async function countAll(counters: readonly Counter[], now: number): Promise<readonly Counter[]> {
  const counted: Counter[] = [];
  const wait = await inOneTransaction(async (transaction) => {
    counted.length = 0;
    const ids = counters.flatMap(({ id, exemptBy }) => [id, ...(exemptBy ? [exemptBy] : [])]);
    const kept = await transaction.getAll(...ids.map(documentOf));
    const until = new Map(kept.map((each) => [each.id, expiryOf(each.get("expiresAt"))]));
    const waits: number[] = [];
    const writes: { id: string; expiresAt: Date }[] = [];
    for (const counter of counters) {
      const { id, limit, exemptBy } = counter;
      if (exemptBy && (until.get(exemptBy) ?? 0) > now) continue;
      const decision = rateDecision(until.get(id) ?? null, limit, now);
      if (!decision.allowed) waits.push(decision.retryAfter);
      else writes.push({ id, expiresAt: new Date(decision.quietAt) });
      counted.push(counter);
    }
    if (waits.length > 0) return Math.max(...waits);
    for (const { id, expiresAt } of writes) transaction.set(documentOf(id), { expiresAt });
    return 0;
  });
  if (wait > 0) throw new Refusal("rate-limited", wait);
  return counted;
}

async function inOneTransaction(
  work: (transaction: Transaction) => Promise<number>,
): Promise<number> {
  try {
    return await getFirestore(adminApp).runTransaction(work);
  } catch (error) {
    // More concurrent calls than the database can serialize exceed any limit.
    if (hasCode(error, grpc.aborted)) return 1;
    throw error;
  }
}

/** Subtracts a call that was counted. */
async function giveBack(counted: readonly Counter[], now: number): Promise<void> {
  await getFirestore(adminApp).runTransaction(async (transaction) => {
    const kept = await transaction.getAll(...counted.map(({ id }) => documentOf(id)));
    for (const [index, { limit }] of counted.entries()) {
      const document = kept[index];
      const quietAt = expiryOf(document?.get("expiresAt")) ?? 0;
      if (document && quietAt > now) {
        const share = (limit.window * 1000) / limit.allowed;
        transaction.set(document.ref, { expiresAt: new Date(quietAt - share) });
      }
    }
  });
}

/** Exempts the client of a successful sign-in from the limits for unknown clients. */
async function remember(counters: readonly Counter[], now: number): Promise<void> {
  const expiresAt = new Date(now + knownForMs);
  const exemptions = counters.flatMap(({ exemptBy }) => exemptBy ?? []);
  await Promise.all(exemptions.map((id) => documentOf(id).set({ expiresAt })));
}

function areOff(): boolean {
  return !variable("RATE_LIMITS");
}

function expiryOf(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

function documentOf(id: string) {
  return getFirestore(adminApp).collection(collections.rateLimits).doc(id);
}

// Hex, because a document ID may not begin and end with two underscores.
function idOf(...counted: (string | number)[]): string {
  return createHash("sha256")
    .update(keyedHash("limit", counted.join("\0")))
    .digest("hex");
}
