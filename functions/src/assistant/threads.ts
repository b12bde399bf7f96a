import { randomUUID } from "node:crypto";

import type { AnswerFault, Question, Sentence } from "@salvia/domain/assistant";
import { collections } from "@salvia/domain/collections";
import {
  keptSentence,
  messageSchema,
  messagesPath,
  threadLifetime,
  threadSchema,
  threadTitle,
  type Message,
  type Thread,
} from "@salvia/domain/thread";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { Refusal } from "../http/refusal.ts";
import { stored } from "../stored.ts";

/** A conversation of the asker's, as it will be kept. */
export type OwnThread = { id: string; thread: Thread };

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
    return { id: randomUUID(), thread };
  }
  const found = await getFirestore(adminApp).collection(collections.threads).doc(threadId).get();
  const thread = stored(threadSchema, found);
  if (thread === null || thread.ownerId !== uid) throw new Refusal("not-found");
  return { id: threadId, thread: { ...thread, ...kept } };
}

/** Keeps a question and its answer, both at once: of what came from a record, only the reference. */
export async function keepExchange(
  { id, thread }: OwnThread,
  {
    question,
    said,
    fault,
  }: { question: string; said: readonly Sentence[]; fault: AnswerFault | null },
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
  batch.set(firestore.collection(collections.threads).doc(id), thread);
  batch.create(messages.doc(), messageSchema.parse(asked));
  batch.create(messages.doc(), messageSchema.parse(answer));
  await batch.commit();
}
