import * as z from "zod/mini";

import { answerFaults, sentenceSchema, type Sentence } from "./assistant.ts";
import { isFromRecord } from "./assistantSource.ts";
import { collections } from "../shared/collections.ts";
import { conversationContextSchema } from "./conversationContext.ts";

/** How long a conversation is kept after its last question, in milliseconds. */
export const threadLifetime = 90 * 24 * 60 * 60 * 1000;

export const threadTitleMaxLength = 80;

/**
 * A conversation with the assistant, as stored in `threads/{id}`, timestamps as `Date`. Only its
 * owner reads it; only the server writes it.
 */
export const threadSchema = z.strictObject({
  ownerId: z.string().check(z.minLength(1), z.maxLength(128)),
  title: z.string().check(z.minLength(1), z.maxLength(threadTitleMaxLength)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** When Firestore deletes it. */
  expireAt: z.date(),
  /** Of the last answer; null or missing if the next question cannot refer to it. */
  context: z.optional(z.nullable(conversationContextSchema)),
});

export type Thread = z.infer<typeof threadSchema>;

const times = { createdAt: z.date(), expireAt: z.date() };

/**
 * A message of a conversation, as stored in `threads/{id}/messages/{id}`. Sentences based on a
 * record are stored without their text, only with their sources.
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
    /** Why the answer ended early; null if it is complete. */
    fault: z.nullable(z.enum(answerFaults)),
    ...times,
  }),
]);

export type Message = z.infer<typeof messageSchema>;

export type KeptSentence = Extract<Message, { from: "assistant" }>["sentences"][number];

/** Removes the text of a sentence if it came from a record. */
export function keptSentence({ text, sources }: Sentence): KeptSentence {
  return { text: sources.some(isFromRecord) ? null : text, sources };
}

export function messagesPath(threadId: string): string {
  return `${collections.threads}/${threadId}/${collections.messages}`;
}
