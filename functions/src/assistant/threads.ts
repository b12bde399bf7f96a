import { randomUUID } from "node:crypto";

import type { AnswerFault, Question, Sentence } from "@salvia/domain/assistant/assistant";
import { collections } from "@salvia/domain/shared/collections";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import {
  keptSentence,
  messageSchema,
  messagesPath,
  threadLifetime,
  threadSchema,
  threadTitle,
  type Message,
  type Thread,
} from "@salvia/domain/assistant/thread";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { grpc, hasCode } from "../hasCode.ts";
import { Refusal } from "../http/refusal.ts";
import { stored } from "../stored.ts";

/** A conversation of the asker's, as it will be kept but for what the question is answered with. */
export type OwnThread = { id: string; thread: Thread; isNew: boolean };

/**
 * The conversation that a question continues or begins.
 *
 * @throws Refusal not-found where it is not the asker's, or gone
 */
export async function ownThread(
  { threadId, question }: Pick<Question, "threadId" | "question">,
  uid: string,
  now: Date,
): Promise<OwnThread> {
  const kept = { updatedAt: now, expireAt: new Date(now.getTime() + threadLifetime) };
  if (threadId === null) {
    const thread = { ownerId: uid, title: threadTitle(question), createdAt: now, ...kept };
    return { id: randomUUID(), thread, isNew: true };
  }
  const found = await getFirestore(adminApp).collection(collections.threads).doc(threadId).get();
  const thread = stored(threadSchema, found);
  if (thread === null || thread.ownerId !== uid) throw new Refusal("not-found");
  return { id: threadId, thread: { ...thread, ...kept }, isNew: false };
}

type Exchange = {
  question: string;
  said: readonly Sentence[];
  fault: AnswerFault | null;
  lastTurn: ConversationContext | null;
};

/**
 * Keeps a question and its answer, both at once: of what came from a record, only the reference. In a
 * conversation that was deleted while it was answered nothing is kept.
 */
export async function keepExchange(
  { id, thread, isNew }: OwnThread,
  { question, said, fault, lastTurn }: Exchange,
): Promise<void> {
  const firestore = getFirestore(adminApp);
  const messages = firestore.collection(messagesPath(id));
  const { updatedAt: askedAt, expireAt } = thread;
  const asked: Message = { from: "owner", text: question, createdAt: askedAt, expireAt };
  const answer: Message = {
    from: "assistant",
    sentences: said.map(keptSentence),
    fault,
    // After the question, however quick: they are told apart by their times.
    createdAt: new Date(Math.max(Date.now(), askedAt.getTime() + 1)),
    expireAt,
  };
  const batch = firestore.batch();
  const document = firestore.collection(collections.threads).doc(id);
  if (isNew) batch.create(document, { ...thread, lastTurn });
  else batch.update(document, { updatedAt: askedAt, expireAt, lastTurn });
  batch.create(messages.doc(), messageSchema.parse(asked));
  batch.create(messages.doc(), messageSchema.parse(answer));
  try {
    await batch.commit();
  } catch (error) {
    if (isNew || !hasCode(error, grpc.notFound)) throw error;
  }
}
