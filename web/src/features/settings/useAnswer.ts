import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";

/** The answer to a call of the server. */
export type Answer<Value> =
  | { status: "loading" }
  | { status: "error"; failure: Failure }
  | { status: "content"; value: Value };

/**
 * An answer of the server: loaded once, and replaced by what later calls answer.
 *
 * @param ask must be the same function in each render
 */
export function useAnswer<Value>(ask: () => Promise<Value>) {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: "loading" });

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await answerTo(ask);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [ask]);

  async function retry() {
    setAnswer({ status: "loading" });
    setAnswer(await answerTo(ask));
  }

  return {
    answer,
    replace: (value: Value) => setAnswer({ status: "content", value }),
    retry: () => void retry(),
  };
}

async function answerTo<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { status: "content", value: await ask() };
  } catch (error) {
    return { status: "error", failure: failureOf(error) };
  }
}
