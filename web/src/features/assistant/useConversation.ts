import { assistantEndpoint, type Question } from "@salvia/domain/assistant/assistant";
import { useEffect, useRef, useState } from "react";

import { CallUnanswered } from "../../firebase/callErrors.ts";
import { failureOf } from "../../firebase/clientError.ts";
import { functionAddress } from "../../firebase/functionAddress.ts";
import { streamCall } from "../../firebase/streamCall.ts";
import { useSession } from "../../session/useAuth.ts";
import { turnsOf, withAnswer, type Messages, type Turn } from "./turns.ts";

/**
 * In milliseconds, slightly more than the function's lifetime. If a network is lost silently, only
 * this ends the answer.
 */
const longestAnswer = 65_000;

const begun = { sentences: [], state: "answering", fault: null } as const;

/**
 * A conversation with the assistant: its turns, and functions to ask and to stop. Unmounting stops
 * the current answer.
 *
 * @param earlier its messages when it is opened, which it does not follow; null for a new one
 * @param onBegun called with the id of a new thread
 */
export function useConversation(
  earlier: { threadId: string; messages: Messages } | null,
  onBegun: (threadId: string) => void,
) {
  const session = useSession();
  const [turns, setTurns] = useState(() => turnsOf(earlier?.messages ?? []));
  const [threadId, setThreadId] = useState(earlier?.threadId ?? null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function update(change: (turn: Turn) => Partial<Turn>) {
    setTurns((before) => withAnswer(before, change));
  }

  function end(fault: Turn["fault"]) {
    update(() => ({ state: "answered", fault }));
  }

  async function ask(question: string, about: Omit<Question, "question" | "threadId">) {
    // One answer at a time: the sentences of two would go to both.
    stop();
    const run = new AbortController();
    running.current = run;
    const tooLate = AbortSignal.timeout(longestAnswer);
    const signal = AbortSignal.any([run.signal, tooLate]);
    setTurns((before) => [...before, { ...begun, id: crypto.randomUUID(), question }]);
    try {
      const address = functionAddress(assistantEndpoint.functionName);
      const options = { address, idToken: await session.idToken(), signal };
      const input = { ...about, question, threadId };
      let ended = false;
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
