import type { LeadNews } from "@salvia/domain/leadNews";
import {
  newNotification,
  notificationsPath,
  type NotificationKind,
} from "@salvia/domain/notification";
import { salesPaths } from "@salvia/domain/paths";
import type { User } from "@salvia/domain/user";
import { getFirestore } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailAddressOf.ts";
import { adminApp } from "../adminApp.ts";
import { createOnce } from "../createOnce.ts";
import { mailDigest } from "../mail/mailDigest.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";
import type { Salesperson } from "./salespeople.ts";

/** The setting that each kind of news is asked for with. */
const settings = {
  newLead: "newLeads",
  leadHandedOver: "newLeads",
  conversion: "conversions",
} as const satisfies Record<NotificationKind, keyof User["notifications"]>;

/**
 * Tells one person, in the portal and by e-mail, in their language, if their settings say so now.
 * Both carry an id made from what happened: told again, nothing is added.
 *
 * @returns whether they want to be told
 */
export async function tell(
  { uid, profile }: Salesperson,
  leadId: string,
  { kind, rev, at }: LeadNews,
  now: Date,
): Promise<boolean> {
  if (!profile.notifications[settings[kind]]) return false;
  const { origin } = siteAddress();
  const db = getFirestore(adminApp);
  const id = mailDigest([kind, leadId, rev, uid].join("/"));
  const link = origin + salesPaths.lead(leadId);
  const data = { link, settingsLink: origin + salesPaths.settings };
  const item = db.collection(notificationsPath(uid)).doc(id);
  const order = { id, template: kind, language: profile.language, data };
  const to = mailAddressOf(profile);
  await Promise.all([
    createOnce(() => item.create(newNotification({ kind, leadId, at }))),
    ...(to === null ? [] : [queueMail({ db }, { to, ...order }, now)]),
  ]);
  return true;
}
