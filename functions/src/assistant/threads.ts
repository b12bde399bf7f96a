import { randomUUID } from "node:crypto";

import type { AnswerFault, Question, Sentence } from "@salvia/domain/assistant/assistant";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import {
  keptSentence,
  messageSchema,
  messagesPath,
  threadLifetime,
  threadSchema,
  threadTitleMaxLength,
  type Thread,
} from "@salvia/domain/assistant/thread";
import { collections } from "@salvia/domain/shared/collections";
import { excerpt } from "@salvia/domain/shared/excerpt";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import { grpc, hasCode } from "../platform/hasCode.ts";
import { Refusal } from "../http/refusal.ts";
import { stored } from "../platform/stored.ts";

/** A conversation of the caller as it will be saved, except for the context of the new answer. */
export type OwnThread = { id: string; thread: Thread; isNew: boolean };

/**
 * The conversation that a question continues or starts.
 *
 * @throws Refusal not-found if it belongs to another user or no longer exists
 */
export async function ownThread(asked: Question, uid: string, now: Date): Promise<OwnThread> {
  const { threadId, question } = asked;
  const kept = { updatedAt: now, expireAt: new Date(now.getTime() + threadLifetime) };
  if (threadId === null) {
    const title = excerpt(question, threadTitleMaxLength);
    const thread = { ownerId: uid, title, createdAt: now, ...kept };
    return { id: randomUUID(), thread, isNew: true };
  }
  const found = await getFirestore(adminApp).collection(collections.threads).doc(threadId).get();
  const thread = stored(threadSchema, found);
  if (thread === null || thread.ownerId !== uid) throw new Refusal("not-found");
  return { id: threadId, thread: { ...thread, ...kept }, isNew: false };
}

/**
 * Saves a question and its answer in one write. Content from a record is saved as a reference only.
 * Saves nothing if the conversation was deleted in the meantime.
 */
export async function saveExchange(
  { id, thread, isNew }: OwnThread,
  question: string,
  sentences: readonly Sentence[],
  { fault, context }: { fault: AnswerFault | null; context: ConversationContext | null },
): Promise<void> {
  const firestore = getFirestore(adminApp);
  const messages = firestore.collection(messagesPath(id));
  const { updatedAt: askedAt, expireAt } = thread;
  const answer = {
    from: "assistant",
    sentences: sentences.map(keptSentence),
    fault,
    // Always later than the question, because messages are ordered by time.
    createdAt: new Date(Math.max(Date.now(), askedAt.getTime() + 1)),
    expireAt,
  };
  const batch = firestore.batch();
  const document = firestore.collection(collections.threads).doc(id);
  if (isNew) batch.create(document, { ...thread, context });
  else batch.update(document, { updatedAt: askedAt, expireAt, context });
  const asked = { from: "owner", text: question, createdAt: askedAt, expireAt };
  for (const each of [asked, answer]) batch.create(messages.doc(), messageSchema.parse(each));
  try {
    await batch.commit();
  } catch (error) {
    if (isNew || !hasCode(error, grpc.notFound)) throw error;
  }
}

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
