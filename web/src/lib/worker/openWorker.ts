import type { Remote } from "comlink";

import { ownScript } from "./ownScript.ts";

/** The functions that a worker offers. */
type Work = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Opens a worker that starts with the first call, and restarts after it was closed.
 *
 * @param name of the worker's script, as shown in browser messages
 * @param failed the error of a call whose script could not load
 */
export function openWorker<Offered extends Work>(
  name: string,
  script: string,
  failed: (cause: unknown) => Error,
) {
  let running: ReturnType<typeof start> | null = null;

  function start() {
    const worker = opened(ownScript(name, script));
    if (worker instanceof Error) return { answer: () => Promise.reject(worker), end: () => {} };
    const work = talkTo(worker);
    const broken = new Promise<never>((_resolve, reject) => {
      worker.addEventListener("error", (event) => reject(failed(event)));
    });
    // Callers get this error through the race; avoids an unhandled rejection when there is none.
    broken.catch(() => {});
    return {
      answer: <Answer>(ask: (work: Remote<Offered>) => Promise<Answer>) =>
        Promise.race([work.then((talk) => ask(talk.work)), broken]),
      end: () => worker.terminate(),
    };
  }

  /**
   * Wraps the proxy in an object: the proxy itself answers to `then` and would pass for a promise.
   */
  async function talkTo(worker: Worker) {
    try {
      const { wrap } = await import("comlink");
      return { work: wrap<Offered>(worker) };
    } catch (error) {
      throw failed(error);
    }
  }

  return {
    answer<Answer>(ask: (work: Remote<Offered>) => Promise<Answer>): Promise<Answer> {
      running ??= start();
      return running.answer(ask);
    },
    close() {
      running?.end();
      running = null;
    },
  };
}

/** A worker, or why the browser has none: it may block workers, or not know them. */
export function opened(script: ReturnType<typeof ownScript>): Worker | Error {
  try {
    return new Worker(script, { type: "module" });
  } catch (error) {
    return error instanceof Error ? error : new Error("No worker", { cause: error });
  }
}
