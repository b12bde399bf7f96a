import type { AnswerFault } from "@salvia/domain/assistant/assistant";
import type { KeptSentence, Message } from "@salvia/domain/assistant/thread";

import type { Failure } from "../../firebase/clientError.ts";

/** A question and its answer so far. */
export type Turn = {
  id: string;
  question: string;
  sentences: readonly KeptSentence[];
  state: "answering" | "answered";
  /** Why the answer ended early: the server's reason, or a timeout. */
  fault: AnswerFault | Failure | null;
};

/** The stored messages of a conversation, oldest first. */
export type Messages = readonly (Message & { id: string })[];

/** Changes the turn of a conversation whose answer has not ended: the last one. */
export function withAnswer(turns: readonly Turn[], change: (turn: Turn) => Partial<Turn>): Turn[] {
  return turns.map((turn) => (turn.state === "answering" ? { ...turn, ...change(turn) } : turn));
}

/** The turns of a stored conversation, oldest question first. */
export function turnsOf(messages: Messages): Turn[] {
  return messages.flatMap((message, index) => {
    if (message.from !== "owner") return [];
    const answer = messages[index + 1];
    const { sentences, fault } =
      answer?.from === "assistant" ? answer : { sentences: [], fault: null };
    return [{ id: message.id, question: message.text, sentences, state: "answered", fault }];
  });
}
