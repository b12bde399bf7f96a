import { messagesPath } from "@salvia/domain/assistant/thread";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";

/**
 * Deletes all messages of a conversation. It is idempotent: a retry continues where the last
 * attempt stopped.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function deleteMessages(threadId: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  await firestore.recursiveDelete(firestore.collection(messagesPath(threadId)));
  logger.info("conversation deleted", { thread: threadId });
}
