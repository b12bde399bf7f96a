import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";
import { patterns } from "../shared/patterns.ts";
import { signalItems, signalsAtMost, type Visit } from "./visit.ts";

/** What a guest is to the visit. */
export const guestKinds = ["interpreter", "relative", "other"] as const;

export type GuestKind = (typeof guestKinds)[number];

/**
 * `invited`: the link is unused. `waiting`: the guest asks to come in. `admitted`: the clinician has
 * let them in. `left`: they left either state and may return. `removed`: the clinician refused or
 * removed them, or revoked the link.
 */
const guestStates = ["invited", "waiting", "admitted", "left", "removed"] as const;

const id = z.string().check(z.regex(patterns.id));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The name of a guest, as all others in the visit see it. */
export const guestNameSchema = z.string().check(z.regex(patterns.displayName));

/** A secret of 256 random bits, in base64url. */
export const guestSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * The guest of a visit, as stored in `guests/{visitId}`, timestamps as `Date`. A visit has one at
 * most, so at most three people take part in it.
 */
export const guestSchema = z.strictObject({
  /** The account that Authentication makes for the guest; `isGuestUid` recognizes it. */
  uid: id,
  kind: z.enum(guestKinds),
  /** What the clinician called the guest, until the guest gives their name. */
  name: z.nullable(guestNameSchema),
  state: z.enum(guestStates),
  linkHash: hash,
  /** The hash of the secret of the tab that opened the link first; no other tab can use the link. */
  tabHash: z.nullable(hash),
  /** The guest's page that takes part; null before the link is used. */
  session: z.nullable(id),
  /** The last heartbeat of the guest's page; null before the link is used. */
  seenAt: z.nullable(z.date()),
  createdAt: z.date(),
  admittedAt: z.nullable(z.date()),
  /** The same as its visit's. */
  expireAt: z.date(),
});

export type Guest = z.infer<typeof guestSchema>;

/** The start of every guest's uid. Firebase and our own accounts never begin like this. */
export const guestUidPrefix = "guest_";

/** Whether an account is that of a guest, who has no profile and no rights outside a visit. */
export function isGuestUid(uid: string): boolean {
  return patterns.guestUid.test(uid);
}

/** The path of the signals between a visit's guest and the two participants. */
export function guestSignalsPath(visitId: string): string {
  return `${collections.guests}/${visitId}/${signalItems}`;
}

/** The id of a signal to or from a guest. Ids repeat per pair and direction, as in `signalId`. */
export function guestSignalId(from: string, to: string, number: number): string {
  return `${from}_${to}_${number % signalsAtMost}`;
}

/** The secret in the fragment of a guest's address; null if there is none. */
export function guestSecretIn(fragment: string): string | null {
  const secret = guestSecretSchema.safeParse(fragment.replace(/^#/, ""));
  return secret.success ? secret.data : null;
}

/** Whether a visit still has room for its guest: it has neither ended nor closed. */
export function isVisitGoingOn(
  { state, expireAt }: Pick<Visit, "state" | "expireAt">,
  now: Date,
): boolean {
  return state !== "ended" && now < expireAt;
}
