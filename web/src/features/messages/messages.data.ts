import {
  conversationId,
  conversationSchema,
  countsAfterReading,
  countsAfterSending,
  directMessageId,
  directMessageSchema,
  directMessagesPath,
  type Conversation,
  type ConversationSide,
  type DirectMessage,
} from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";
import { doc, limit, serverTimestamp, updateDoc, writeBatch, type Query } from "firebase/firestore";

import { declaredQuery, declaredQueryAt, queryOf } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { liveBoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import { liveCollection } from "../../firebase/liveQuery/liveCollection.ts";

export const messageQueries = {
  ofPatient: queryOf(collections.conversations, ["patientId =="], ["updatedAt desc"]),
  ofClinician: queryOf(collections.conversations, ["clinicianId =="], ["updatedAt desc"]),
  /** Those in which someone has written to a clinician, who has not read it. */
  unread: queryOf(collections.conversations, ["clinicianId ==", "unreadBy array-contains"]),
  ofTwo: queryOf(collections.conversations, ["patientId ==", "clinicianId =="]),
  messages: queryOf(collections.directMessages, [], ["createdAt desc"]),
};

export type ConversationRow = Conversation & {
  id: string;
  /** Whether the server has it. */
  isStored: boolean;
};

type Shown = { id: string; metadata: { hasPendingWrites: boolean } };

function rowOf(data: Conversation, { id, metadata }: Shown): ConversationRow {
  // Only the first message creates it. Reading that message is a later write, of a stored document.
  const { sent, read } = data;
  const isNew = sent.patient + sent.clinician === 1 && read.patient + read.clinician === 0;
  return { ...data, id, isStored: !(metadata.hasPendingWrites && isNew) };
}

function conversations(query: Query) {
  return { query, schema: conversationSchema, row: rowOf };
}

/** A patient's conversations, latest first: one for each of their clinicians. */
export const conversationsOfPatient = liveCollection((patientId: string) =>
  conversations(declaredQuery(messageQueries.ofPatient, [patientId], limit(20))),
);

export const conversationsOfClinician = liveBoundedPages((clinicianId: string) => ({
  ...conversations(declaredQuery(messageQueries.ofClinician, [clinicianId])),
  pageSize: 20,
}));

export const unreadConversations = liveCollection((clinicianId: string) =>
  conversations(declaredQuery(messageQueries.unread, [clinicianId, "clinician"], limit(10))),
);

/** The conversation of two; no row before the first message. */
export const conversationOfTwo = liveCollection((patientId: string, clinicianId: string) =>
  conversations(declaredQuery(messageQueries.ofTwo, [patientId, clinicianId], limit(1))),
);

/** A message; `pending` until the server has it. */
export type MessageRow = DirectMessage & { id: string; pending: boolean };

/** The messages of a conversation, newest first; a page holds what both sides can write in a day. */
export const messagesOf = liveBoundedPages((id: string) => ({
  query: declaredQueryAt(directMessagesPath(id), messageQueries.messages, []),
  schema: directMessageSchema,
  row: (data, { id: messageId, metadata }): MessageRow => ({
    ...data,
    id: messageId,
    pending: metadata.hasPendingWrites,
  }),
  pageSize: 40,
}));

/** Who writes to whom. */
export type Between = Pick<Conversation, "patientId" | "clinicianId" | "patientName"> & {
  side: ConversationSide;
};

/**
 * Sends a message and counts it in its conversation, which the first message begins. Lists have it
 * at once.
 *
 * @param before the conversation as it is now; null before the first message
 * @param text as returned by `tidyMessage`
 * @throws FirebaseError if the rules refuse it
 */
export async function sendMessage(
  before: Conversation | null,
  { side, ...two }: Between,
  text: string,
): Promise<void> {
  const id = conversationId(two);
  const { read, ...counted } = countsAfterSending(before, side);
  const from = side === "patient" ? two.patientId : two.clinicianId;
  const number = counted.sent[side];
  const message: Record<keyof DirectMessage, unknown> = {
    from,
    number,
    text,
    createdAt: serverTimestamp(),
  };
  const batch = writeBatch(firestore());
  const conversation = doc(firestore(), collections.conversations, id);
  const changed = { ...counted, updatedAt: serverTimestamp() };
  if (before === null) batch.set(conversation, { ...two, ...changed, read });
  else batch.update(conversation, changed);
  batch.set(doc(firestore(), directMessagesPath(id), directMessageId(from, number)), message);
  await batch.commit();
}

/**
 * Marks all that the other side has written as read.
 *
 * @throws FirebaseError
 */
export async function markMessagesRead(
  conversation: ConversationRow,
  side: ConversationSide,
): Promise<void> {
  const document = doc(firestore(), collections.conversations, conversation.id);
  await updateDoc(document, countsAfterReading(conversation, side));
}
