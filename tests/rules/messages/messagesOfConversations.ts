import { collections } from "@salvia/domain/shared/collections";

/** The path pattern of a conversation's messages in firestore.rules. */
export const messagesOfConversations = `${collections.conversations}/{conversationId}/${collections.directMessages}`;
