import type { User } from "@salvia/domain/account/user";
import {
  newNotification,
  notificationsPath,
  type MessageNotificationKind,
} from "@salvia/domain/mail/notification";
import type { ConversationSide } from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";
import { accountPath, medicalPaths, memberPaths } from "@salvia/domain/site/paths";
import type { Firestore, Transaction } from "firebase-admin/firestore";

import { mailAddressOf } from "../accounts/mailed/mailAddressOf.ts";
import { readProfile } from "../accounts/readProfile.ts";
import { hashedMailId } from "../mail/hashedMailId.ts";
import { queueMail } from "../mail/queueMail.ts";
import { siteAddress } from "../settings/siteAddress.ts";

/** What a participant of a conversation is notified of. */
type Notice = {
  kind: MessageNotificationKind;
  conversationId: string;
  /** The uid of who is notified. */
  reader: string;
  /** The number of the message, which makes the notice unique. */
  number: number;
  at: Date;
};

type Found = { profile: User; isRung: boolean };

/** Reads who is notified, and whether they were; null if they have no profile. */
export async function readNotice(
  db: Firestore,
  transaction: Transaction,
  notice: Notice,
): Promise<Found | null> {
  const user = db.collection(collections.users).doc(notice.reader);
  const [found, item] = await transaction.getAll(user, itemOf(db, notice));
  const profile = found ? readProfile(found) : null;
  return profile === null ? null : { profile, isRung: item?.exists === true };
}

/**
 * Queues the email, in the reader's language and if their settings allow it, and creates the
 * notification. Neither says who wrote, or what.
 */
export async function queueNotice(
  db: Firestore,
  transaction: Transaction,
  { side, profile, isRung, ...notice }: Notice & Found & { side: ConversationSide },
  now: Date,
): Promise<{ isMailed: boolean; isRung: boolean }> {
  const { kind, conversationId, reader, at } = notice;
  const { origin } = siteAddress();
  const paths = side === "patient" ? memberPaths : medicalPaths;
  const to = profile.notifications.messages === false ? null : mailAddressOf(profile);
  const isMailed =
    to !== null &&
    (await queueMail(
      { db, transaction },
      {
        id: noticeId(notice),
        to,
        language: profile.language,
        template: kind,
        data: {
          link: origin + paths.conversation(conversationId),
          settingsLink: origin + accountPath,
          subscription: { uid: reader, setting: "messages" },
        },
      },
      now,
    ));
  if (!isRung) {
    transaction.create(itemOf(db, notice), newNotification({ kind, conversationId, at }));
  }
  return { isMailed, isRung: !isRung };
}

function itemOf(db: Firestore, notice: Notice) {
  return db.collection(notificationsPath(notice.reader)).doc(noticeId(notice));
}

function noticeId({ kind, conversationId, reader, number }: Notice): string {
  return hashedMailId(["message", kind, conversationId, reader, number].join("/"));
}
