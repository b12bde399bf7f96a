import {
  conversationId,
  countsAfterReading,
  countsAfterSending,
  directMessageId,
  directMessagesPath,
  messageQuotaHours,
  otherSide,
  unreadSides,
  type Conversation,
  type ConversationSide,
  type DirectMessage,
} from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";

import { storedPatients } from "../scheduling/appointments.stored.ts";
import { missing, type Documents } from "../support/values.ts";

const yesterday = new Date(Date.now() - messageQuotaHours * 60 * 60_000);
const anHourAgo = new Date(Date.now() - 60 * 60_000);

/** A conversation of these two after so many messages; the patient has read none of them. */
function conversation(
  { patientId, clinicianId }: Pick<Conversation, "patientId" | "clinicianId">,
  sent: Conversation["sent"],
): Conversation {
  const counted = { sent, read: { patient: 0, clinician: Math.min(1, sent.patient) } };
  return {
    patientId,
    clinicianId,
    patientName: patientId === "dora" ? "Dora" : "Dina",
    ...counted,
    unreadBy: unreadSides(counted),
    updatedAt: anHourAgo,
  };
}

const carlasWithDora = { patientId: "dora", clinicianId: "carla" };
const many = { patient: 20, clinician: 20 };

/**
 * The stored conversations, by their place: Carla's with Dora, before and after twenty messages of
 * each within a day, and after twenty of which the first is a day old; and with Dina, whom Carla
 * no longer treats.
 */
export const storedConversations = {
  theirs: conversation(carlasWithDora, { patient: 2, clinician: 1 }),
  begunByCarla: conversation(carlasWithDora, { patient: 0, clinician: 1 }),
  busy: conversation(carlasWithDora, many),
  rested: conversation(carlasWithDora, many),
  nearly: conversation(carlasWithDora, { patient: 19, clinician: 19 }),
  // Only a server bug could count a message that there is not: here the message's rules decide alone.
  gap: conversation(carlasWithDora, { patient: 3, clinician: 3 }),
  halfway: conversation(carlasWithDora, { patient: 3.5, clinician: 3.5 }),
  former: conversation({ patientId: "dina", clinicianId: "carla" }, { patient: 2, clinician: 1 }),
} as const satisfies Record<string, Conversation>;

export type Place = keyof typeof storedConversations;

/** The id of a stored conversation. Only new ones must have the id that belongs to their two. */
export function placeId(place: Place | "absent"): string {
  return place === "theirs" ? conversationId(carlasWithDora) : `conversation-${place}`;
}

export function conversationPath(id: string): string {
  return `${collections.conversations}/${id}`;
}

export function messagePath(id: string, from: string, number: number): string {
  return `${directMessagesPath(id)}/${directMessageId(from, number)}`;
}

function messagesBy(place: Place, from: string, count: number): Documents {
  const createdAt = place === "rested" ? yesterday : anHourAgo;
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = index + 1;
      const message: DirectMessage = { from, number, text: "Is that right?", createdAt };
      return [messagePath(placeId(place), from, number), message];
    }),
  );
}

/** Who writes for a side in a request of this actor. */
export function sideOf(uid: string): ConversationSide {
  return ["carla", "cleo", "ana"].includes(uid) ? "clinician" : "patient";
}

export const storedForMessages: Documents = {
  ...Object.fromEntries(
    Object.entries(storedPatients).map(([uid, data]) => [`${collections.patients}/${uid}`, data]),
  ),
  ...Object.fromEntries(
    Object.entries(storedConversations).map(([place, data]) => [
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of this object
      conversationPath(placeId(place as Place)),
      data,
    ]),
  ),
  ...messagesBy("theirs", "dora", 2),
  ...messagesBy("theirs", "carla", 1),
  ...messagesBy("begunByCarla", "carla", 1),
  ...messagesBy("former", "dina", 2),
  ...messagesBy("former", "carla", 1),
  ...messagesBy("busy", "dora", 1),
  ...messagesBy("busy", "carla", 1),
  ...messagesBy("rested", "dora", 1),
  ...messagesBy("rested", "carla", 1),
};

/** Counts that a side may not write after its next message. */
export const wrongSent: readonly ((
  sent: Conversation["sent"],
  side: ConversationSide,
) => unknown)[] = [
  () => missing,
  () => null,
  () => 3,
  () => ({}),
  (sent, side) => ({ ...sent, [side]: sent[side] - 1 }),
  (sent, side) => ({ ...sent, [side]: sent[side] + 1 }),
  (sent, side) => ({ ...sent, [side]: String(sent[side]) }),
  (sent, side) => ({ ...sent, [otherSide(side)]: sent[otherSide(side)] + 1 }),
  (sent) => ({ ...sent, more: 1 }),
];

/** The counts after the next message of a side. */
export function sentBy(place: Place, side: ConversationSide) {
  return countsAfterSending(storedConversations[place], side).sent;
}

/** The counts after a side has read everything. */
export function readBy(place: Place, side: ConversationSide) {
  return countsAfterReading(storedConversations[place], side);
}
