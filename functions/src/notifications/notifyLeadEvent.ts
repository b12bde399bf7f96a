import { collections } from "@salvia/domain/shared/collections";
import {
  hasNewOwner,
  hasUse,
  keptEnquirySchema,
  leadEventsOf,
  reportedLeadSchema,
  type LeadEvent,
} from "@salvia/domain/lead/leadEvents";
import { notificationItems } from "@salvia/domain/mail/notification";
import { getFirestore, type DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { pages } from "../platform/pages.ts";
import { stored } from "../platform/stored.ts";
import { notifySalesperson } from "./notifySalesperson.ts";
import { salespersonOf } from "./salespeople.ts";

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
  for (const one of leadEventsOf(was, is, now)) {
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
 * Notifies a lead's owner that its person has written again; and the owner to whom the rules
 * assigned a new lead. The bell counts those in the pool itself.
 */
export async function notifyAboutEnquiry({ after }: Written, now: Date): Promise<void> {
  const enquiry = after && stored(keptEnquirySchema, after);
  if (!enquiry?.isKnown && !enquiry?.isAssigned) return;
  const { leadId, activityId: rev, isKnown } = enquiry;
  const lead = stored(reportedLeadSchema, await leadDocument(leadId).get());
  if (lead === null || lead.ownerId === null) return;
  const kind = isKnown ? "newEnquiry" : "leadHandedOver";
  // The new lead's own time, so that a repeated event is the same one.
  const at = isKnown ? now : lead.createdAt;
  await pass(leadId, { kind, rev, at, to: lead.ownerId }, now);
}

function leadDocument(leadId: string) {
  return getFirestore(adminApp).collection(collections.leads).doc(leadId);
}

async function pass(leadId: string, event: LeadEvent, now: Date): Promise<void> {
  const notified = await notifyAbout(leadId, event, now);
  logger.info("lead event notified", { kind: event.kind, leadId, notified: Number(notified) });
}

/**
 * Notifies the person concerned, unless they have left: their leads are handed over.
 *
 * @returns whether they want to be notified
 */
export async function notifyAbout(leadId: string, event: LeadEvent, now: Date): Promise<boolean> {
  const person = await salespersonOf(event.to);
  return person !== null && (await notifySalesperson(person, leadId, event, now));
}
