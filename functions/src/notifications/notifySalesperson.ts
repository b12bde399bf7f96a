import { collections } from "@salvia/domain/shared/collections";
import type { LeadEvent } from "@salvia/domain/lead/leadEvents";
import { digestWindowSchema } from "@salvia/domain/mail/digestWindow";
import {
  newNotification,
  notificationsPath,
  type NotificationKind,
} from "@salvia/domain/mail/notification";
import { salesPaths } from "@salvia/domain/site/paths";
import type { User } from "@salvia/domain/account/user";
import { getFirestore } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailAddressOf.ts";
import { adminApp } from "../adminApp.ts";
import { mailDigest } from "../mail/mailDigest.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import { stored } from "../stored.ts";
import { nextDigestWindow } from "./nextDigestWindow.ts";
import type { Salesperson } from "./salespeople.ts";

/** The setting that each kind of news is asked for with. */
const settings = {
  newLead: "newLeads",
  leadHandedOver: "newLeads",
  newEnquiry: "newLeads",
  conversion: "conversions",
} as const satisfies Record<NotificationKind, keyof User["notifications"]>;

/** Whether somebody wants to know of a kind of news, by their settings as they are now. */
export function isWanted(kind: NotificationKind, { profile }: Salesperson): boolean {
  return profile.notifications[settings[kind]];
}

/** Where it is kept what of a kind of news went to somebody lately; null stands for everyone. */
export function digestWindowDocument(kind: NotificationKind, uid: string | null) {
  const id = uid === null ? kind : `${kind}_${uid}`;
  return getFirestore(adminApp).collection(collections.newsWindows).doc(id);
}

/** The links of a mail with news: to a page of the portal, and to where news are switched off. */
export function notificationLinks(path: string): { link: string; settingsLink: string } {
  const { origin } = siteAddress();
  return { link: origin + path, settingsLink: origin + salesPaths.settings };
}

/**
 * Tells one person, in the portal and by e-mail, in their language, if their settings say so now.
 * Both carry an id made from what happened: told again, nothing is added. A mail soon after another
 * of its kind is left to `sendCollectedNews`.
 *
 * @returns whether they want to be told
 */
export async function notifySalesperson(
  person: Salesperson,
  leadId: string,
  { kind, rev, at }: LeadEvent,
  now: Date,
): Promise<boolean> {
  if (!isWanted(kind, person)) return false;
  const { uid, profile } = person;
  const db = getFirestore(adminApp);
  const id = mailDigest([kind, leadId, rev, uid].join("/"));
  const item = db.collection(notificationsPath(uid)).doc(id);
  const document = digestWindowDocument(kind, uid);
  const to = mailAddressOf(profile);
  await db.runTransaction(async (transaction) => {
    const [told, kept] = await transaction.getAll(item, document);
    if (told?.exists) return;
    const before = kept ? stored(digestWindowSchema, kept) : null;
    const news = { kind, uid, leadId, canBeMailed: to !== null };
    const { bell, mail, window } = nextDigestWindow(before, news, now);
    if (mail !== null && to !== null) {
      const order = { id, to, language: profile.language };
      const into = { db, transaction };
      await (mail === "single"
        ? queueMail(
            into,
            { ...order, template: kind, data: notificationLinks(salesPaths.lead(leadId)) },
            now,
          )
        : queueMail(
            into,
            { ...order, template: "collectedNews", data: notificationLinks(salesPaths.leads) },
            now,
          ));
    }
    if (bell) transaction.create(item, newNotification({ kind, leadId, at }));
    transaction.set(document, window);
  });
  return true;
}
