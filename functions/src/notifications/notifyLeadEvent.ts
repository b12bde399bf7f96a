import { collections } from "@salvia/domain/shared/collections";
import {
  hasNewOwner,
  hasUse,
  keptEnquirySchema,
  leadEventsOf,
  reportedLeadSchema,
  type LeadEvent,
} from "@salvia/domain/lead/leadEvents";
import { digestWindowSchema } from "@salvia/domain/mail/digestWindow";
import { notificationItems } from "@salvia/domain/mail/notification";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { rateDecision } from "../limits/rateDecision.ts";
import { pages } from "../platform/pages.ts";
import { stored } from "../platform/stored.ts";
import { salespeople, salespersonOf } from "./salespeople.ts";
import { digestWindowDocument, notifySalesperson } from "./notifySalesperson.ts";

/**
 * Notifies the salespeople concerned about a write to a lead, and withdraws what a new owner makes
 * useless. It is idempotent: if it is repeated or resumed, each person is notified once.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function notifyLeadEvent({ before, after }: Written, now: Date): Promise<void> {
  // Deleted leads cause no notification.
  if (after === null) return;
  const was = before && stored(reportedLeadSchema, before);
  const is = stored(reportedLeadSchema, after);
  if (hasNewOwner(was, is)) await withdrawNotifications(leadDocument(after.id));
  const events = leadEventsOf(was, is, now);
  // Skips a late event of a lead that was erased in the meantime.
  if (events.length === 0 || !(await leadDocument(after.id).get()).exists) return;
  for (const one of events) {
    // oxlint-disable-next-line no-await-in-loop -- there are two at most
    await pass(after.id, one, now);
  }
}

/** How many notifications are read and deleted at once. */
const withdrawnAtOnce = 300;

/**
 * Deletes the notifications of a lead that are of no use since it changed hands: their readers
 * would find a page that they may not see. It goes by the present owner, because events arrive in
 * any order.
 */
async function withdrawNotifications(lead: DocumentReference): Promise<void> {
  const ownerId: unknown = (await lead.get()).get("ownerId");
  if (typeof ownerId !== "string") return;
  const firestore = getFirestore(adminApp);
  const all = firestore.collectionGroup(notificationItems).where("leadId", "==", lead.id);
  let withdrawn = 0;
  for await (const { docs } of pages(all, withdrawnAtOnce)) {
    const useless = docs.filter((each) => {
      const reader = each.ref.parent.parent?.id ?? "";
      return !hasUse(each.get("kind"), reader, ownerId);
    });
    if (useless.length === 0) continue;
    const batch = firestore.batch();
    for (const { ref } of useless) batch.delete(ref);
    await batch.commit();
    withdrawn += useless.length;
  }
  if (withdrawn > 0) logger.info("lead notifications withdrawn", { lead: lead.id, withdrawn });
}

/**
 * Notifies a lead's owner, or every salesperson if it has none, that its person has written again;
 * and the owner to whom the rules assigned a new lead.
 */
export async function notifyAboutEnquiry({ after }: Written, now: Date): Promise<void> {
  const enquiry = after && stored(keptEnquirySchema, after);
  if (!enquiry?.isKnown && !enquiry?.isAssigned) return;
  const { leadId, activityId: rev, isKnown } = enquiry;
  const lead = stored(reportedLeadSchema, await leadDocument(leadId).get());
  if (lead === null) return;
  const owner = lead.ownerId === null ? null : await salespersonOf(lead.ownerId);
  // A new owner who has just left is not notified: their leads are handed over.
  if (!isKnown && owner === null) return;
  const kind = isKnown ? "newEnquiry" : "leadHandedOver";
  // The new lead's own time, so that a repeated event is the same one.
  const at = isKnown ? now : lead.createdAt;
  await pass(leadId, { kind, rev, at, to: owner?.uid ?? null }, now);
}

function leadDocument(leadId: string) {
  return getFirestore(adminApp).collection(collections.leads).doc(leadId);
}

async function pass(leadId: string, event: LeadEvent, now: Date): Promise<void> {
  const { kind } = event;
  if (event.to === null && (await isTooMuch(leadId, event, now))) {
    logger.warn("lead event put off", { kind, leadId });
    return;
  }
  logger.info("lead event notified", {
    kind,
    leadId,
    notified: await notifyEach(leadId, event, now),
  });
}

/**
 * Notifies each person concerned.
 *
 * @returns how many want to be notified
 */
export async function notifyEach(leadId: string, event: LeadEvent, now: Date): Promise<number> {
  let notified = 0;
  for await (const page of recipientsOf(event)) {
    const answers = await Promise.all(
      page.map((person) => notifySalesperson(person, leadId, event, now)),
    );
    notified += answers.filter(Boolean).length;
  }
  return notified;
}

async function* recipientsOf({ to }: LeadEvent): ReturnType<typeof salespeople> {
  if (to === null) {
    yield* salespeople();
  } else {
    const person = await salespersonOf(to);
    if (person !== null) yield [person];
  }
}

/**
 * Limit of events for everyone per hour. More is a flood, and each piece costs work for the whole
 * team.
 */
const limitForEveryone = { allowed: 300, window: 60 * 60 };

const putOffMs = 10 * 60 * 1000;

/** Whether the limit of events for everyone is used up; if so, schedules a summary for later. */
async function isTooMuch(leadId: string, { kind }: LeadEvent, now: Date): Promise<boolean> {
  const document = digestWindowDocument(kind, null);
  return getFirestore(adminApp).runTransaction(async (transaction) => {
    const kept = stored(digestWindowSchema, await transaction.get(document));
    const decision = rateDecision(kept?.quietAt.getTime() ?? null, limitForEveryone, now.getTime());
    const later = new Date(now.getTime() + putOffMs);
    transaction.set(document, {
      kind,
      uid: null,
      mailAfter: now,
      quietAt: decision.allowed ? new Date(decision.quietAt) : (kept?.quietAt ?? now),
      dueAt: decision.allowed ? (kept?.dueAt ?? null) : (kept?.dueAt ?? later),
      missedLeadId: decision.allowed ? (kept?.missedLeadId ?? null) : leadId,
      expiresAt: new Date(now.getTime() + 24 * 60 * 60 * 1000),
    });
    return !decision.allowed;
  });
}
