import { collections } from "@salvia/domain/shared/collections";

/** The path pattern of conversation messages in firestore.rules. */
export const messagesOfThreads = `${collections.threads}/{threadId}/${collections.messages}`;
