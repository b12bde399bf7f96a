import type { User } from "@salvia/domain/account/user";
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

type Found = { profile: User; isRung: boolean };

/** Reads who is notified, and whether they were; null if they have no profile. */
export async function readNotice(
  db: Firestore,
  transaction: Transaction,
  notice: Pick<Notice, "event" | "reader">,
): Promise<Found | null> {
  const user = db.collection(collections.users).doc(notice.reader);
  const [found, item] = await transaction.getAll(user, itemOf(db, notice));
  const profile = found ? readProfile(found) : null;
  return profile === null ? null : { profile, isRung: item?.exists === true };
}

/**
 * Queues the email, in the reader's language and if their settings allow it, and creates the
 * notification. Neither says who the other is, or what it is about. Call it before the
 * transaction's first write.
 */
export async function queueNotice(
  db: Firestore,
  transaction: Transaction,
  { profile, isRung, ...notice }: Notice & Found,
  now: Date,
): Promise<{ isMailed: boolean; isRung: boolean }> {
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
        template: notice.about.kind,
        data: {
          link: origin + notice.path,
          settingsLink: origin + accountPath,
          subscription: { uid: notice.reader, setting: "messages" },
        },
      },
      now,
    ));
  if (!isRung) {
    transaction.create(itemOf(db, notice), newNotification({ ...notice.about, at: notice.at }));
  }
  return { isMailed, isRung: !isRung };
}

function itemOf(db: Firestore, notice: Pick<Notice, "event" | "reader">) {
  return db.collection(notificationsPath(notice.reader)).doc(noticeId(notice));
}

function noticeId({ event, reader }: Pick<Notice, "event" | "reader">): string {
  return hashedMailId([...event, reader].join("/"));
}
