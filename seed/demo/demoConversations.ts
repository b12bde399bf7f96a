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
} from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";

import { demoPatients } from "./demoPatients.ts";
import { minute } from "./demoTimes.ts";

const two = { patientId: "demo-member", clinicianId: "demo-doctor" };

export const demoMessagesPath = directMessagesPath(conversationId(two));

/** Who wrote what, and how many hours ago. Beatriz and Camille write in Portuguese. */
const lines: readonly (readonly [side: ConversationSide, hoursAgo: number, text: string])[] = [
  ["patient", 52, "Bom dia, doutora. Posso tomar o novo remédio junto com o café da manhã?"],
  ["clinician", 47, "Bom dia, Beatriz. Pode, sim: tome com comida, sempre no mesmo horário."],
  ["patient", 46, "Obrigada! E se eu esquecer um dia?"],
  [
    "clinician",
    29,
    "Tome assim que lembrar, mas não dobre a dose.\nSe acontecer de novo, escreva para mim.",
  ],
  ["patient", 3, "Entendi. A dor de cabeça melhorou desde ontem."],
];

/**
 * The demo's conversation of Beatriz and Camille with its messages, by path: Camille has not read
 * the last one.
 */
export function demoConversations(now: Date): ReadonlyMap<string, object> {
  const patientName = demoPatients().get(two.patientId)?.name ?? "";
  const documents = new Map<string, object>();
  let conversation: Conversation | null = null;
  for (const [side, hoursAgo, text] of lines) {
    const createdAt = new Date(now.getTime() - hoursAgo * 60 * minute);
    // Who answers has read the question.
    const read: Conversation | null = conversation && {
      ...conversation,
      ...countsAfterReading(conversation, side),
    };
    conversation = conversationSchema.parse({
      ...two,
      patientName,
      ...countsAfterSending(read, side),
      updatedAt: createdAt,
    });
    const from = side === "patient" ? two.patientId : two.clinicianId;
    const number = conversation.sent[side];
    documents.set(
      `${demoMessagesPath}/${directMessageId(from, number)}`,
      directMessageSchema.parse({ from, number, text, createdAt }),
    );
  }
  if (conversation !== null)
    documents.set(`${collections.conversations}/${conversationId(two)}`, conversation);
  return documents;
}
