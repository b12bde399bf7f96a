import { assistantEndpoint, type Question } from "@salvia/domain/assistant/assistant";
import { useEffect, useRef, useState } from "react";

import { CallUnanswered } from "../../firebase/callErrors.ts";
import { failureOf } from "../../firebase/clientError.ts";
import { functionAddress } from "../../firebase/functionAddress.ts";
import { streamCall } from "../../firebase/streamCall.ts";
import { useSession } from "../../session/useAuth.ts";
import { withAnswer, type Turn, type Turns } from "./turns.ts";

/**
 * In milliseconds, slightly more than the function's lifetime. If a network is lost silently, only
 * this ends the answer.
 */
const longestAnswer = 65_000;

type QuestionContext = Omit<Question, "question" | "threadId">;

/**
 * A conversation with the assistant: its turns, and functions to ask and to stop. Unmounting stops
 * the current answer.
 *
 * @param earlier the earlier turns and their thread; null for a new conversation
 * @param onBegun called with the id of a new thread
 */
export function useConversation(
  earlier: { threadId: string; turns: Turns } | null,
  onBegun: (threadId: string) => void,
) {
  const session = useSession();
  const [turns, setTurns] = useState(earlier?.turns ?? []);
  const [threadId, setThreadId] = useState(earlier?.threadId ?? null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function update(change: (turn: Turn) => Partial<Turn>) {
    setTurns((before) => withAnswer(before, change));
  }

  function end(fault: Turn["fault"]) {
    update(() => ({ state: "answered", fault }));
  }

  async function ask(question: string, about: QuestionContext) {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    const tooLate = AbortSignal.timeout(longestAnswer);
    const signal = AbortSignal.any([run.signal, tooLate]);
    const asked: Turn = {
      id: crypto.randomUUID(),
      question,
      sentences: [],
      state: "answering",
      fault: null,
    };
    setTurns((before) => [...before, asked]);
    try {
      const idToken = await session.idToken();
      const address = functionAddress(assistantEndpoint.functionName);
      const input = { ...about, question, threadId };
      let ended = false;
      const options = { address, idToken, signal };
      for await (const event of streamCall(assistantEndpoint, input, options)) {
        if (run.signal.aborted) return;
        if (event.event === "thread") {
          setThreadId(event.threadId);
          if (threadId === null) onBegun(event.threadId);
        } else if (event.event === "sentence") {
          update(({ sentences }) => ({ sentences: [...sentences, event.sentence] }));
        } else {
          ended = true;
          end(event.fault);
        }
      }
      // An answer without an end event was cut off.
      if (!ended) throw new CallUnanswered(null);
    } catch (error) {
      if (run.signal.aborted) return;
      if (tooLate.aborted) return end("engine-slow");
      const failure = failureOf(error);
      // The conversation was deleted elsewhere, so the next question starts a new one.
      if (failure.code === "not-found") setThreadId(null);
      end(failure);
    }
  }

  function stop() {
    running.current?.abort();
    end("stopped");
  }

  return { turns, ask, stop, answering: turns.at(-1)?.state === "answering" };
}
