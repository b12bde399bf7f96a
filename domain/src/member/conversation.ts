import * as z from "zod/mini";

import { patientSchema } from "../record/patient.ts";
import { collections } from "../shared/collections.ts";
import { patterns } from "../shared/patterns.ts";

/** The maximum length of a message, in UTF-16 code units. */
export const directMessageMaxLength = 2_000;

/** How many messages each side can send in a conversation within `messageQuotaHours`. */
export const messageQuota = 20;

/** A message stops counting against the quota this long after it was sent, in hours. */
export const messageQuotaHours = 24;

/** The two participants of a conversation. */
export const conversationSides = ["patient", "clinician"] as const;

export type ConversationSide = (typeof conversationSides)[number];

const id = z.string().check(z.regex(patterns.id));
const count = z.int().check(z.gte(0));
const counts = z.strictObject({ patient: count, clinician: count });

/**
 * The state of the messages between a patient and a clinician, as stored in
 * `conversations/{patientId_clinicianId}`. The messages are below it.
 */
export const conversationSchema = z.strictObject({
  patientId: id,
  clinicianId: id,
  /** The patient's name when the conversation began. */
  patientName: patientSchema.shape.name,
  /** How many messages each side has sent. */
  sent: counts,
  /** How many of the other side's messages each side has read. */
  read: counts,
  /** Who has unread messages, in the order of `conversationSides`. */
  unreadBy: z.array(z.enum(conversationSides)),
  /** The time of the latest message. */
  updatedAt: z.date(),
  /**
   * How many of the patient's last messages the clinician had not read when the treatment ended.
   * Written by the server; left out until then.
   */
  neverRead: z.optional(count),
});

export type Conversation = z.infer<typeof conversationSchema>;

/**
 * A message, as stored in `conversations/{id}/directMessages/{from_number}`. It never changes.
 */
export const directMessageSchema = z.strictObject({
  from: id,
  /** Numbers a sender's messages of a conversation from 1. */
  number: z.int().check(z.gte(1)),
  text: z.string().check(
    z.refine((text) => text.length <= directMessageMaxLength),
    z.regex(patterns.text),
  ),
  createdAt: z.date(),
});

export type DirectMessage = z.infer<typeof directMessageSchema>;

/** Who takes part in a conversation. */
type Participants = Pick<Conversation, "patientId" | "clinicianId">;

/** A patient and a clinician have one conversation. */
export function conversationId({ patientId, clinicianId }: Participants): string {
  return `${patientId}_${clinicianId}`;
}

/** The id of a message, which exists only once. */
export function directMessageId(from: string, number: number): string {
  return `${from}_${number}`;
}

export function directMessagesPath(ofConversation: string): string {
  return `${collections.conversations}/${ofConversation}/${collections.directMessages}`;
}

export function otherSide(side: ConversationSide): ConversationSide {
  return side === "patient" ? "clinician" : "patient";
}

/** How many messages a side has not read. */
export function unreadCount(
  { sent, read }: Pick<Conversation, "sent" | "read">,
  side: ConversationSide,
) {
  return sent[otherSide(side)] - read[side];
}

export function unreadSides(counted: Pick<Conversation, "sent" | "read">): ConversationSide[] {
  return conversationSides.filter((side) => unreadCount(counted, side) > 0);
}

/** The counts of a conversation after a side has sent a message; null before the first one. */
export function countsAfterSending(
  before: Pick<Conversation, "sent" | "read"> | null,
  side: ConversationSide,
): Pick<Conversation, "sent" | "read" | "unreadBy"> {
  const { sent, read } = before ?? { sent: none, read: none };
  const after = { sent: { ...sent, [side]: sent[side] + 1 }, read };
  return { ...after, unreadBy: unreadSides(after) };
}

export function countsAfterReading(
  { sent, read }: Pick<Conversation, "sent" | "read">,
  side: ConversationSide,
): Pick<Conversation, "read" | "unreadBy"> {
  const after = { sent, read: { ...read, [side]: sent[otherSide(side)] } };
  return { read: after.read, unreadBy: unreadSides(after) };
}

/**
 * The counts after the clinician has stopped treating the patient: nothing waits to be read any
 * more, and the patient learns how many messages were not. Null if all were read.
 */
export function countsAfterTreatment(
  conversation: Pick<Conversation, "sent" | "read">,
): Pick<Conversation, "read" | "unreadBy" | "neverRead"> | null {
  const neverRead = unreadCount(conversation, "clinician");
  return neverRead === 0 ? null : { ...countsAfterReading(conversation, "clinician"), neverRead };
}

/** Who has unread messages after a change and had none before; null if no one. */
export function newlyUnreadBy(
  before: Pick<Conversation, "unreadBy"> | null,
  after: Pick<Conversation, "unreadBy">,
): ConversationSide | null {
  return after.unreadBy.find((side) => before?.unreadBy.includes(side) !== true) ?? null;
}

/**
 * When a sender can send the next message; null if at once, or if the message that decides it is not
 * among these.
 */
export function nextMessageAt(
  messages: readonly Pick<DirectMessage, "from" | "number" | "createdAt">[],
  from: string,
  now: Date,
): Date | null {
  const own = messages.filter((message) => message.from === from);
  const latest = Math.max(0, ...own.map(({ number }) => number));
  const counted = own.find(({ number }) => number === latest + 1 - messageQuota);
  if (counted === undefined) return null;
  const at = new Date(counted.createdAt.getTime() + messageQuotaHours * 60 * 60_000);
  return at > now ? at : null;
}

const none = { patient: 0, clinician: 0 } as const;

/** The text as it is sent: trimmed, with uniform line ends, which pasted text may lack. */
export function tidyMessage(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}

/** Whether a text already processed by `tidyMessage` can be sent. */
export function isMessageText(text: string): boolean {
  return text.length <= directMessageMaxLength && patterns.text.test(text);
}
