import { createHash, timingSafeEqual } from "node:crypto";

import type { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../../platform/adminApp.ts";
import { bearerToken } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Handler } from "../../http/route.ts";
import { secret, variable } from "../../settings/environment.ts";
import { showFeedback } from "../leadMailState.ts";
import { suppress } from "../suppressions.ts";

/**
 * Suppresses the addresses that the mail service reports, and shows it in the timelines of leads that
 * were emailed there in the last week. Repeating a report changes nothing but
 * when the suppression ends.
 *
 * @throws Refusal invalid-id-token without a bearer token; not-allowed for a wrong one, or if
 *   MAIL_WEBHOOK is off
 */
export const reportMailFeedback: Handler<typeof mailEndpoints.reportMailFeedback> = async (
  { events },
  call,
) => {
  const token = bearerToken(call.header("authorization"));
  if (!variable("MAIL_WEBHOOK") || !isSame(token, secret("MAIL_WEBHOOK_SECRET"))) {
    throw new Refusal("not-allowed");
  }
  const firestore = getFirestore(adminApp);
  await suppress(firestore, events, call.now);
  await showFeedback(firestore, events);
  const bounces = events.filter(({ kind }) => kind === "bounce").length;
  logger.info("mail feedback", { bounces, complaints: events.length - bounces });
  return { output: { suppressed: new Set(events.map(({ email }) => email)).size } };
};

/** Compares two texts in a time that reveals nothing about them. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
