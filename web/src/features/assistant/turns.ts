import type { AnswerEvent, AnswerFault } from "@salvia/domain/assistant/assistant";
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

/** A conversation, oldest question first. */
export type Turns = readonly Turn[];

export type TurnEvent =
  | { event: "asked"; id: string; question: string }
  | Exclude<AnswerEvent, { event: "thread" }>
  /** No more events follow. */
  | { event: "failed"; failure: Failure };

/** Applies an event to the last turn of a conversation. */
export function afterEvent(turns: Turns, event: TurnEvent): Turns {
  if (event.event === "asked") {
    const { id, question } = event;
    return [...turns, { id, question, sentences: [], state: "answering", fault: null }];
  }
  return turns.map((turn, index) =>
    index === turns.length - 1 && turn.state === "answering" ? changed(turn, event) : turn,
  );
}

/** The turns of a stored conversation. */
export function turnsOf(messages: readonly (Message & { id: string })[]): Turns {
  return messages.flatMap((message, index) => {
    if (message.from !== "owner") return [];
    const answer = messages[index + 1];
    const { sentences, fault } =
      answer?.from === "assistant" ? answer : { sentences: [], fault: null };
    return [{ id: message.id, question: message.text, sentences, state: "answered", fault }];
  });
}

function changed(turn: Turn, event: Exclude<TurnEvent, { event: "asked" }>): Turn {
  if (event.event === "sentence") {
    return { ...turn, sentences: [...turn.sentences, event.sentence] };
  }
  const fault = event.event === "end" ? event.fault : event.failure;
  return { ...turn, state: "answered", fault };
}
