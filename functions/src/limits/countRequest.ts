import { createHash, randomInt } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { getFirestore, Timestamp, type Transaction } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { grpc, hasCode } from "../hasCode.ts";
import type { HttpRequest } from "../http/httpRequest.ts";
import { Refusal } from "../http/refusal.ts";
import { keyedHash } from "../settings/keyedHash.ts";
import { clientAddress } from "./clientAddress.ts";
import { limits, type Limit, type LimitName, type Limits } from "./limits.ts";
import { rateDecision } from "./rateDecision.ts";

/**
 * Counts a call against its limits, all in one transaction, and refuses it with rate-limited where
 * one is used up; then nothing is counted. `RATE_LIMITS=off` switches all of them off.
 *
 * What is kept names nobody: the documents' ids are keyed hashes, of one length whatever is
 * counted. They expire when their count no longer matters (a TTL policy on `expiresAt`).
 *
 * @param account what stands for the account concerned, or each of several: a uid, a username or an
 *   e-mail address, whether there is such an account or not; null where none is named
 */
export async function countRequest(
  name: LimitName,
  call: HttpRequest,
  account: string | readonly string[] | null,
): Promise<void> {
  if (areOff()) return;
  await countAll(countersOf(name, call, [account ?? []].flat()), call.now.getTime());
}

/**
 * Does the work of a sign-in whose failures are counted. Each is counted before, so that guesses at
 * the same moment count too, and a success gives its share back.
 *
 * @param account as `countRequest` has it
 * @param work its refusal is a failure; any other error is ours
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

/** What one limit counts. */
type Counter = {
  limit: Limit;
  id: string;
  /** The document that exempts from this limit, while it has not expired. */
  exemptBy?: string;
};

/** How long a client from which an account was signed in to is known, in milliseconds. */
const knownForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * A limit of more than a hundred is kept in several documents, of which each counts twenty: with more,
 * all of an office would wait for each other, and some would be turned away (`inOneTransaction`).
 */
const countedByOne = (allowed: number) => (allowed > 100 ? 20 : allowed);

function countersOf(name: LimitName, call: HttpRequest, accounts: readonly string[]): Counter[] {
  const { address, peer, account, accountAtAddress, accountElsewhere }: Limits = limits[name];
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
 * @returns the counters that do count it; others its client is exempt from
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
    // Too many at the same moment for the database to put in a row: that is over any limit.
    if (hasCode(error, grpc.aborted)) return 1;
    throw error;
  }
}

/** Takes back what a call has counted. */
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

/** Exempts the client of a success from the limits that are for others. */
async function remember(counters: readonly Counter[], now: number): Promise<void> {
  const expiresAt = new Date(now + knownForMs);
  const exemptions = counters.flatMap(({ exemptBy }) => exemptBy ?? []);
  await Promise.all(exemptions.map((id) => documentOf(id).set({ expiresAt })));
}

function areOff(): boolean {
  return process.env["RATE_LIMITS"] === "off";
}

function expiryOf(value: unknown): number | null {
  return value instanceof Timestamp ? value.toMillis() : null;
}

function documentOf(id: string) {
  return getFirestore(adminApp).collection(collections.rateLimits).doc(id);
}

// Hex, because a document's id may not begin and end with two underscores.
function idOf(...counted: (string | number)[]): string {
  return createHash("sha256")
    .update(keyedHash("limit", counted.join("\0")))
    .digest("hex");
}
