import type { AnswerEvent, AnswerFault } from "@salvia/domain/assistant/assistant";
import type { KeptSentence, Message } from "@salvia/domain/assistant/thread";

import type { Failure } from "../../firebase/clientError.ts";

/** A question and what has been answered to it so far. */
export type Turn = {
  id: string;
  question: string;
  sentences: readonly KeptSentence[];
  state: "answering" | "answered";
  /** Why the answer ended early: as the server says, or because nothing was heard of it any more. */
  fault: AnswerFault | Failure | null;
};

/** A conversation, the oldest question first. */
export type Turns = readonly Turn[];

export type TurnEvent =
  | { event: "asked"; id: string; question: string }
  | Exclude<AnswerEvent, { event: "thread" }>
  /** Nothing more will be heard. */
  | { event: "failed"; failure: Failure };

/** A conversation after something has happened in its last turn. */
export function afterEvent(turns: Turns, event: TurnEvent): Turns {
  if (event.event === "asked") {
    const { id, question } = event;
    return [...turns, { id, question, sentences: [], state: "answering", fault: null }];
  }
  return turns.map((turn, index) =>
    index === turns.length - 1 && turn.state === "answering" ? changed(turn, event) : turn,
  );
}

/** The turns of a conversation as it was kept. */
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
