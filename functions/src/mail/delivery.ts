import type { Delivery, DeliveryInfo } from "@salvia/domain/mail/mail";

/** Attempts before an email is given up; with the queue's pauses, an hour and a half. */
export const maxAttempts = 10;

/**
 * How long a sender has exclusive use of an email, in milliseconds. Longer than the function's
 * timeout, so that a running sender never loses its email.
 */
export const leaseMs = 90_000;

/** The answer to a sender that wants to send an email. */
export type Claim =
  | { kind: "send"; delivery: Delivery }
  /** Another sender has it. */
  | { kind: "wait" }
  /** Its last sender died, and no attempts are left. */
  | { kind: "give-up"; delivery: Delivery }
  | { kind: "done" };

/** The result of an attempt. */
export type Outcome =
  | { kind: "sent"; info: DeliveryInfo }
  /** `permanent`: the mail server will never accept this email. */
  | { kind: "failed"; error: string; permanent: boolean };

/**
 * Whether an email may be sent now, and the delivery to store before sending it.
 *
 * An attempt counts when it begins, so that one that kills its process counts too. If a sender dies
 * after the server accepted the email but before the result was stored, the email is sent again: a
 * duplicate does less harm than a lost email.
 */
export function claim(delivery: Delivery, now: Date): Claim {
  if (delivery.state === "SUCCESS" || delivery.state === "ERROR") return { kind: "done" };
  const { leaseExpireTime } = delivery;
  if (delivery.state === "PROCESSING" && leaseExpireTime !== null && leaseExpireTime > now) {
    return { kind: "wait" };
  }
  if (delivery.attempts >= maxAttempts) {
    return {
      kind: "give-up",
      delivery: ended(delivery, "ERROR", "The last attempt was interrupted.", now),
    };
  }
  return {
    kind: "send",
    delivery: {
      ...delivery,
      state: "PROCESSING",
      attempts: delivery.attempts + 1,
      leaseExpireTime: new Date(now.getTime() + leaseMs),
    },
  };
}

/** The delivery to store after an attempt that `claim` allowed. */
export function settle(delivery: Delivery, outcome: Outcome, now: Date): Delivery {
  if (outcome.kind === "sent") {
    return { ...ended(delivery, "SUCCESS", null, now), info: outcome.info };
  }
  if (outcome.permanent || delivery.attempts >= maxAttempts) {
    return ended(delivery, "ERROR", outcome.error, now);
  }
  return { ...delivery, state: "RETRY", error: outcome.error, leaseExpireTime: null };
}

function ended(
  delivery: Delivery,
  state: "SUCCESS" | "ERROR",
  error: string | null,
  now: Date,
): Delivery {
  return { ...delivery, state, error, endTime: now, leaseExpireTime: null };
}
