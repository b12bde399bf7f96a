import type { DigestWindow } from "@salvia/domain/mail/digestWindow";

import { rateDecision } from "../limits/rateDecision.ts";

/** Minimum time between two emails of one kind to one person, in milliseconds. */
export const mailDistanceMs = 10 * 60 * 1000;

/** Limit of notifications of one kind to one person, so that they stay readable. */
const bells = { allowed: 30, window: 60 * 60 };

const keptForMs = 24 * 60 * 60 * 1000;

/** How to deliver one event, and the state to store. */
type Step = {
  /** Whether to notify at once. */
  bell: boolean;
  /** Whether to email it at once: alone, or with the collected events. */
  mail: "single" | "collected" | null;
  window: DigestWindow;
};

/**
 * Decides how to deliver an event: the first goes out at once, and what follows too soon is
 * collected for later.
 *
 * @param kept null if there was no recent event of this kind
 * @param event.canBeMailed whether its reader has an address
 */
export function nextDigestWindow(
  kept: DigestWindow | null,
  event: Pick<DigestWindow, "kind" | "uid"> & { leadId: string; canBeMailed: boolean },
  now: Date,
): Step {
  const { kind, uid, leadId, canBeMailed } = event;
  const {
    quietAt,
    mailAfter: mailFrom,
    dueAt,
  } = kept ?? { quietAt: null, mailAfter: now, dueAt: null };
  const decision = rateDecision(quietAt?.getTime() ?? null, bells, now.getTime());
  const isTime = canBeMailed && mailFrom <= now;
  const mailAfter = isTime ? new Date(now.getTime() + mailDistanceMs) : mailFrom;
  const isCollected = (canBeMailed && !isTime) || !decision.allowed;
  const earlier = isTime ? null : dueAt;
  return {
    bell: decision.allowed,
    mail: isTime ? (dueAt === null ? "single" : "collected") : null,
    window: {
      kind,
      uid,
      mailAfter,
      quietAt: decision.allowed ? new Date(decision.quietAt) : (quietAt ?? now),
      dueAt: isCollected ? (earlier ?? mailAfter) : earlier,
      missedLeadId: decision.allowed ? null : leadId,
      expiresAt: new Date(now.getTime() + keptForMs),
    },
  };
}
