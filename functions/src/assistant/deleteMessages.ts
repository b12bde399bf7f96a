import { messagesPath } from "@salvia/domain/assistant/thread";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../adminApp.ts";

/**
 * Deletes all that was said in a conversation. What is gone already is no fault, so the same again does
 * no harm, and goes on where the last attempt has ended.
 *
 * @throws where the database is out of reach, so that the event comes again
 */
export async function deleteMessages(threadId: string): Promise<void> {
  const firestore = getFirestore(adminApp);
  await firestore.recursiveDelete(firestore.collection(messagesPath(threadId)));
  logger.info("conversation deleted", { thread: threadId });
}
