import type { Visit } from "@salvia/domain/scheduling/visit";
import {
  chatMessageId,
  chatMessageSchema,
  chatMessagesAtMost,
  chatPath,
  type ChatMessage,
} from "@salvia/domain/scheduling/visitChat";
import { doc, limit, serverTimestamp, setDoc } from "firebase/firestore";

import { declaredQueryAt } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { liveCollectionState } from "../../../firebase/liveQuery/liveCollection.ts";
import { liveMap } from "../../../firebase/liveQuery/liveDocument.ts";
import { visitQueries } from "../visitQueries.ts";

/** A message; `isSent` is false until the server has it. */
export type WrittenMessage = ChatMessage & { id: string; isSent: boolean };

export const chatMessagesOf = liveMap(
  liveCollectionState((visitId: string, from: string) => ({
    query: declaredQueryAt(
      chatPath(visitId),
      visitQueries.chatMessages,
      [from],
      limit(chatMessagesAtMost),
    ),
    schema: chatMessageSchema,
    row: (data: ChatMessage, { id, metadata }): WrittenMessage => ({
      ...data,
      id,
      isSent: !metadata.hasPendingWrites,
    }),
  })),
  ({ rows }): readonly WrittenMessage[] => rows,
);

/**
 * Writes a message. The list has it at once.
 *
 * @param text as returned by `tidyChatText`
 * @throws FirebaseError if the rules refuse it
 */
export async function sendChatMessage(
  visitId: string,
  { expireAt }: Pick<Visit, "expireAt">,
  { from, number, text }: Pick<ChatMessage, "from" | "number" | "text">,
): Promise<void> {
  const message: Record<keyof ChatMessage, unknown> = {
    from,
    number,
    text,
    createdAt: serverTimestamp(),
    expireAt,
  };
  await setDoc(doc(firestore(), chatPath(visitId), chatMessageId(from, number)), message);
}
