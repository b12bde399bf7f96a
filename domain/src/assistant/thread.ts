import * as z from "zod/mini";

import { answerFaults, isFromRecord, sentenceSchema, type Sentence } from "./assistant.ts";
import { collections } from "../shared/collections.ts";
import { conversationContextSchema } from "./conversationContext.ts";

const uid = z.string().check(z.minLength(1), z.maxLength(128));

/** How long a conversation is kept after its last question, in milliseconds. */
export const threadLifetime = 90 * 24 * 60 * 60 * 1000;

/** The longest title: the beginning of the first question. */
export const threadTitleMaxLength = 80;

/**
 * A conversation with the assistant, as stored in `threads/{id}`, timestamps as `Date`. Its owner
 * reads it; the server alone writes.
 */
export const threadSchema = z.strictObject({
  ownerId: uid,
  title: z.string().check(z.minLength(1), z.maxLength(threadTitleMaxLength)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** When Firestore deletes it. */
  expireAt: z.date(),
  /** What its last question was answered with; null, or missing, where the next one takes up nothing. */
  lastTurn: z.optional(z.nullable(conversationContextSchema)),
});

export type Thread = z.infer<typeof threadSchema>;

const times = { createdAt: z.date(), expireAt: z.date() };

/**
 * What was said in a conversation, as stored in `threads/{id}/messages/{id}`. A sentence that came
 * from a record has lost its text: there remains what it referred to.
 */
export const messageSchema = z.discriminatedUnion("from", [
  z.strictObject({
    from: z.literal("owner"),
    text: z.string().check(z.minLength(1)),
    ...times,
  }),
  z.strictObject({
    from: z.literal("assistant"),
    sentences: z.array(
      z.strictObject({ ...sentenceSchema.shape, text: z.nullable(sentenceSchema.shape.text) }),
    ),
    /** Why it ended early; null where it is whole. */
    fault: z.nullable(z.enum(answerFaults)),
    ...times,
  }),
]);

export type Message = z.infer<typeof messageSchema>;

export type KeptSentence = Extract<Message, { from: "assistant" }>["sentences"][number];

/** A sentence as it may be kept. */
export function keptSentence({ text, sources }: Sentence): KeptSentence {
  return { text: sources.some(isFromRecord) ? null : text, sources };
}

/** What a conversation is called in the list of its owner's. */
export function threadTitle(question: string): string {
  const line = question.trim().replaceAll(/\s+/g, " ");
  return line.length <= threadTitleMaxLength
    ? line
    : `${line.slice(0, threadTitleMaxLength - 1).trimEnd()}…`;
}

/** The path of the collection of a conversation's messages. */
export function messagesPath(threadId: string): string {
  return `${collections.threads}/${threadId}/${collections.messages}`;
}
