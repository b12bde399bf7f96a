import { collections } from "@salvia/domain/shared/collections";
import {
  messageSchema,
  messagesPath,
  threadSchema,
  type Message,
  type Thread,
} from "@salvia/domain/assistant/thread";
import { doc, limit, onSnapshot, runTransaction, type Query } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery, declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { assistantQueries } from "./assistantQueries.ts";

/** A conversation and its id. */
export type ThreadRow = Thread & { id: string };

/** A user's latest conversations. */
export function recentThreads(uid: string): Source<readonly ThreadRow[]> {
  return listening(threadSchema, () => declaredQuery(assistantQueries.threads, [uid], limit(10)));
}

/** The latest page of messages of a conversation, oldest first. */
export function messagesOf(threadId: string): Source<readonly (Message & { id: string })[]> {
  const newest = () =>
    declaredQueryAt(messagesPath(threadId), assistantQueries.messages, [], limit(60));
  const source = listening(messageSchema, newest);
  return (onValue, onError) => source((messages) => onValue(messages.toReversed()), onError);
}

/**
 * Deletes a conversation; the server deletes its messages. Fails without a network rather than
 * waiting in the SDK's queue.
 *
 * @throws FirebaseError `unavailable` without a network
 */
export async function deleteThread(id: string): Promise<void> {
  const thread = doc(firestore(), collections.threads, id);
  await runTransaction(firestore(), async (writes) => {
    writes.delete(thread);
  });
}

function listening<T extends object>(
  schema: Parameters<typeof readDocument<T>>[0],
  which: () => Query,
): Source<readonly (T & { id: string })[]> {
  return (onValue, onError) =>
    onSnapshot(
      which(),
      ({ docs }) =>
        onValue(
          docs.flatMap((document) => {
            const read = readDocument(schema, document);
            return read === null ? [] : [{ ...read, id: document.id }];
          }),
        ),
      onError,
    );
}
