import {
  conversationSchema,
  newlyUnreadBy,
  otherSide,
  type Conversation,
  type ConversationSide,
} from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { Written } from "../platform/documentWritten.ts";
import { stored } from "../platform/stored.ts";
import { notify } from "../notifications/notice.ts";
import { messageNotice } from "./messageNotice.ts";

/**
 * Notifies a participant of the first message that they have not read: by one email and in the
 * portal. Later ones are not announced until they have read. Repeating it adds nothing, because the
 * ids derive from the conversation and its counts.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function notifyReader({ before, after }: Written, now: Date): Promise<void> {
  const conversation = after && stored(conversationSchema, after);
  if (after === null || conversation === null) return;
  const side = newlyUnreadBy(before && stored(conversationSchema, before), conversation);
  if (side === null) return;
  const notice = messageNotice({
    kind: "newMessage",
    conversationId: after.id,
    reader: readerOf(conversation, side),
    side,
    number: conversation.sent[otherSide(side)],
    at: conversation.updatedAt,
  });
  const db = getFirestore(adminApp);
  const notified = await db.runTransaction(async (transaction) => {
    const current = await transaction.get(db.collection(collections.conversations).doc(after.id));
    // With the conversation open, they have read it by now.
    const isUnread = stored(conversationSchema, current)?.unreadBy.includes(side) === true;
    return isUnread ? await notify(db, transaction, notice, now) : null;
  });
  logger.info("message notified", { conversation: after.id, side, ...notified });
}

function readerOf({ patientId, clinicianId }: Conversation, side: ConversationSide): string {
  return side === "patient" ? patientId : clinicianId;
}
