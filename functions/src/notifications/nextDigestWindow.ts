import type { DigestWindow } from "@salvia/domain/mail/digestWindow";

import { rateDecision } from "../limits/rateDecision.ts";

/** How far apart two mails of one kind to one person are at least, in milliseconds. */
export const mailDistanceMs = 10 * 60 * 1000;

/** Notifications of one kind to one person: as many as somebody can look at. */
const bells = { allowed: 30, window: 60 * 60 };

const keptForMs = 24 * 60 * 60 * 1000;

/** What is done about one piece of news, and what is kept. */
type Step = {
  /** Whether it is notified of at once. */
  bell: boolean;
  /** Whether it is mailed at once: alone, or with what was collected. */
  mail: "single" | "collected" | null;
  window: DigestWindow;
};

/**
 * What one more piece of news means for its reader: the first goes out at once, what follows too soon
 * is collected for later.
 *
 * @param kept null where there was no news of this kind lately
 * @param news.canBeMailed whether its reader has an address
 */
export function nextDigestWindow(
  kept: DigestWindow | null,
  news: Pick<DigestWindow, "kind" | "uid"> & { leadId: string; canBeMailed: boolean },
  now: Date,
): Step {
  const { kind, uid, leadId, canBeMailed } = news;
  const decision = rateDecision(kept?.quietAt.getTime() ?? null, bells, now.getTime());
  const isTime = canBeMailed && (kept === null || kept.mailAfter <= now);
  const mailAfter = isTime ? new Date(now.getTime() + mailDistanceMs) : (kept?.mailAfter ?? now);
  const isCollected = (canBeMailed && !isTime) || !decision.allowed;
  const earlier = isTime ? null : (kept?.dueAt ?? null);
  return {
    bell: decision.allowed,
    mail: isTime ? (kept?.dueAt == null ? "single" : "collected") : null,
    window: {
      kind,
      uid,
      mailAfter,
      quietAt: decision.allowed ? new Date(decision.quietAt) : (kept?.quietAt ?? now),
      dueAt: isCollected ? (earlier ?? mailAfter) : earlier,
      missedLeadId: decision.allowed ? null : leadId,
      expiresAt: new Date(now.getTime() + keptForMs),
    },
  };
}
