import { collections } from "@salvia/domain/shared/collections";

/** The messages of conversations, as firestore.rules has them. */
export const messagesOfThreads = `${collections.threads}/{threadId}/${collections.messages}`;
