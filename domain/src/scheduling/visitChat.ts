import * as z from "zod/mini";

import { collections } from "../shared/collections.ts";
import { patterns } from "../shared/patterns.ts";

/** The maximum length of a message, in UTF-16 code units. */
export const chatTextMaxLength = 1_000;

/** How many messages each participant can write in a visit. They fit into one page of a list. */
export const chatMessagesAtMost = 100;

const id = z.string().check(z.regex(patterns.id));

/**
 * A message from one participant of a visit to the others, as stored in
 * `visits/{id}/chatMessages/{id}`. It never changes; the server deletes it when the visit ends.
 */
export const chatMessageSchema = z.strictObject({
  from: id,
  /** Numbers a participant's messages from 1. */
  number: z.int().check(z.gte(1), z.lte(chatMessagesAtMost)),
  text: z.string().check(
    z.refine((text) => text.length <= chatTextMaxLength),
    z.regex(patterns.text),
  ),
  createdAt: z.date(),
  /** The same as its visit's. */
  expireAt: z.date(),
});

export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The id of a message, which exists only once and so limits how many there are. */
export function chatMessageId(from: string, number: number): string {
  return `${from}_${number}`;
}

export function chatPath(visitId: string): string {
  return `${collections.visits}/${visitId}/${collections.chatMessages}`;
}

/** The text as it is sent: trimmed, with uniform line ends, which pasted text may lack. */
export function tidyChatText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** Whether a text already processed by `tidyChatText` can be sent. */
export function isChatText(text: string): boolean {
  return text.length <= chatTextMaxLength && patterns.text.test(text);
}
