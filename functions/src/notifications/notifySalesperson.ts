import { collections } from "@salvia/domain/shared/collections";
import type { LeadEvent } from "@salvia/domain/lead/leadEvents";
import { digestWindowSchema } from "@salvia/domain/mail/digestWindow";
import {
  newNotification,
  notificationsPath,
  type LeadNotificationKind,
} from "@salvia/domain/mail/notification";
import { salesPaths } from "@salvia/domain/site/paths";
import type { NotificationSetting } from "@salvia/domain/account/user";
import { getFirestore, type DocumentSnapshot } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { adminApp } from "../platform/adminApp.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { SubscribedMail } from "../mail/render/mailData.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../platform/stored.ts";
import { nextDigestWindow } from "./nextDigestWindow.ts";
import type { Salesperson } from "./salespeople.ts";

/** The setting that controls each kind of event. */
const settings = {
  newLead: "newLeads",
  leadHandedOver: "newLeads",
  newEnquiry: "newLeads",
  conversion: "conversions",
  mention: "mentions",
  noteReply: "mentions",
} as const satisfies Record<LeadNotificationKind, NotificationSetting>;

/** Whether the salesperson's current settings include this kind of event. */
export function isWanted(kind: LeadNotificationKind, { profile }: Salesperson): boolean {
  // Those left out are on until their user turns them off.
  return profile.notifications[settings[kind]] !== false;
}

/** Whether a colleague addresses the reader. */
function isAddressed(kind: LeadNotificationKind): boolean {
  return kind === "mention" || kind === "noteReply";
}

/** Whether the bell rings: the settings ask for it, or a colleague addresses the reader. */
export function isRung(kind: LeadNotificationKind, person: Salesperson): boolean {
  return isAddressed(kind) || isWanted(kind, person);
}

/** Whether the salesperson can open a lead: it is theirs, or in the pool. */
function canOpen(lead: DocumentSnapshot, uid: string): boolean {
  const ownerId: unknown = lead.get("ownerId");
  return ownerId === uid || typeof ownerId !== "string";
}

/** The state of recent events of a kind for a user; null means the whole team. */
export function digestWindowDocument(kind: LeadNotificationKind, uid: string | null) {
  const id = uid === null ? kind : `${kind}_${uid}`;
  return getFirestore(adminApp).collection(collections.newsWindows).doc(id);
}

/**
 * The content of an email about leads: where it leads to, and how its reader turns it off.
 *
 * @param path of a page of the portal
 */
export function notificationMail(
  kind: LeadNotificationKind,
  uid: string,
  path: string,
): SubscribedMail {
  const { origin } = siteAddress();
  return {
    link: origin + path,
    settingsLink: origin + salesPaths.settings,
    subscription: { uid, setting: settings[kind] },
  };
}

/**
 * Notifies one person in the portal and by email, in their language, if their current settings
 * allow it. Both use an ID derived from the event, so a repetition adds nothing. An email soon
 * after another of its kind is left to `sendCollectedNews`. A note about a lead that the person
 * can't open rings the bell and sends no email.
 *
 * @returns whether the person is to be notified
 */
export async function notifySalesperson(
  person: Salesperson,
  leadId: string,
  { kind, rev, authorId, at }: LeadEvent,
  now: Date,
): Promise<boolean> {
  if (!isRung(kind, person)) return false;
  const { uid, profile } = person;
  const db = getFirestore(adminApp);
  const id = hashedMailId([kind, leadId, rev, uid].join("/"));
  // A lead that goes to and fro leaves one notification with each of its owners.
  const itemId = kind === "leadHandedOver" ? hashedMailId([kind, leadId, uid].join("/")) : id;
  const item = db.collection(notificationsPath(uid)).doc(itemId);
  const document = digestWindowDocument(kind, uid);
  const lead = db.collection(collections.leads).doc(leadId);
  const address = isWanted(kind, person) ? mailAddressOf(profile) : null;
  await db.runTransaction(async (transaction) => {
    const [earlier, kept, found] = await transaction.getAll(item, document, lead);
    // An erasure deletes the lead first and notifications later, so none may be added in between.
    const isKnown =
      earlier?.exists && (itemId === id || earlier.get("at").toMillis() >= at.getTime());
    if (isKnown || !found?.exists) return;
    const to = isAddressed(kind) && !canOpen(found, uid) ? null : address;
    const before = kept ? stored(digestWindowSchema, kept) : null;
    const event = { kind, uid, leadId, canBeMailed: to !== null };
    const { bell, mail, window } = nextDigestWindow(before, event, now);
    if (mail !== null && to !== null) {
      const order = { id, to, language: profile.language };
      const into = { db, transaction };
      const isSingle = mail === "single";
      const path = isSingle ? salesPaths.lead(leadId) : salesPaths.leads;
      const template = isSingle ? kind : "leadDigest";
      const data = notificationMail(kind, uid, path);
      await queueMail(into, { ...order, template, data }, now);
    }
    if (bell) {
      const author = authorId === undefined ? {} : { authorId };
      transaction.set(item, newNotification({ kind, leadId, ...author, at }));
    }
    transaction.set(document, window);
  });
  return true;
}
