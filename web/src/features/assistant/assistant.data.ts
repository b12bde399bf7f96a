import { collections } from "@salvia/domain/shared/collections";
import {
  messageSchema,
  messagesPath,
  threadSchema,
  type Message,
  type Thread,
} from "@salvia/domain/assistant/thread";
import { limit } from "firebase/firestore";

import { declaredQuery, declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { liveCollection, withId } from "../../firebase/liveQuery/liveCollection.ts";
import { liveMap } from "../../firebase/liveQuery/liveDocument.ts";
import { ownedWrites } from "../../firebase/ownedWrites.ts";

/** Every query for a user's conversations with the assistant, newest first. */
export const assistantQueries = {
  threads: queryOf(collections.threads, ["ownerId =="], ["updatedAt desc"]),
  messages: queryOf(collections.messages, [], ["createdAt desc"]),
};

export type ThreadRow = Thread & { id: string };

export const recentThreads = liveCollection((uid: string) => ({
  query: declaredQuery(assistantQueries.threads, [uid], limit(10)),
  schema: threadSchema,
  row: withId<Thread>,
}));

/** The latest page of messages of a conversation, oldest first. */
export const messagesOf = liveMap(
  liveCollection((threadId: string) => ({
    query: declaredQueryAt(messagesPath(threadId), assistantQueries.messages, [], limit(60)),
    schema: messageSchema,
    row: withId<Message>,
  })),
  (newestFirst) => newestFirst.toReversed(),
);

/** Deletes a conversation; the server deletes its messages. */
export const deleteThread = ownedWrites(collections.threads).remove;
