import type { Delivery, DeliveryInfo } from "@salvia/domain/mail/mail";

/** After so many attempts a mail is given up. With the queue's pauses that is an hour and a half. */
export const maxAttempts = 10;

/**
 * How long a sender has a mail for itself, in milliseconds: longer than a function may run, so that
 * one which still runs has not lost its mail.
 */
export const leaseMs = 90_000;

/** What becomes of a mail somebody wants to send. */
export type Claim =
  | { kind: "send"; delivery: Delivery }
  /** Another sender has it. */
  | { kind: "wait" }
  /** Its last sender died, and it is not tried again. */
  | { kind: "give-up"; delivery: Delivery }
  | { kind: "done" };

/** What became of an attempt. */
export type Outcome =
  | { kind: "sent"; info: DeliveryInfo }
  /** `permanent`: the mail server will never take this mail. */
  | { kind: "failed"; error: string; permanent: boolean };

/**
 * Whether a mail may be sent now, and the delivery to store before sending it.
 *
 * An attempt counts when it begins, so that one which kills its process counts as well. A mail whose
 * sender died after the server had taken it, but before that was stored, is sent once more: a mail
 * that comes twice does less harm than one that never comes.
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
      delivery: ended(delivery, "ERROR", "The last attempt was cut off.", now),
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
