import {
  newNotification,
  notificationsPath,
  type MessageNotificationKind,
  type TreatmentNotificationKind,
} from "@salvia/domain/mail/notification";
import { collections } from "@salvia/domain/shared/collections";
import { accountPath } from "@salvia/domain/site/paths";
import type { Firestore, Transaction } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";

/** Something between a patient and a clinician that one of them is notified of. */
export type Notice = {
  /** What makes it unique. */
  event: readonly (string | number)[];
  /** The uid of who is notified. */
  reader: string;
  /** What the bell shows. Its kind is also the email's template. */
  about:
    | { kind: MessageNotificationKind; conversationId: string }
    | { kind: TreatmentNotificationKind; requestId: string };
  at: Date;
  /** The path that the email links to. */
  path: string;
};

/**
 * Notifies the reader, unless they have no profile: queues the email, in their language and if their
 * settings allow it, and creates the notification. Neither says who the other is, or what it is
 * about. Repeating it adds nothing. Call it before the transaction's first write.
 *
 * @returns whether each was new; null without a profile
 */
export async function notify(
  db: Firestore,
  transaction: Transaction,
  notice: Notice,
  now: Date,
): Promise<{ isMailed: boolean; isRung: boolean } | null> {
  const { reader, about, at, path } = notice;
  const item = db.collection(notificationsPath(reader)).doc(noticeId(notice));
  const user = db.collection(collections.users).doc(reader);
  const [found, rung] = await transaction.getAll(user, item);
  const profile = found ? readProfile(found) : null;
  if (profile === null) return null;
  const { origin } = siteAddress();
  const to = profile.notifications.messages === false ? null : mailAddressOf(profile);
  const isMailed =
    to !== null &&
    (await queueMail(
      { db, transaction },
      {
        id: noticeId(notice),
        to,
        language: profile.language,
        template: about.kind,
        data: {
          link: origin + path,
          settingsLink: origin + accountPath,
          subscription: { uid: reader, setting: "messages" },
        },
      },
      now,
    ));
  const isRung = rung?.exists !== true;
  if (isRung) transaction.create(item, newNotification({ ...about, at }));
  return { isMailed, isRung };
}

function noticeId({ event, reader }: Notice): string {
  return hashedMailId([...event, reader].join("/"));
}
