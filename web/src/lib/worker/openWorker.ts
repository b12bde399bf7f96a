import type { Remote } from "comlink";

import { ownScript } from "./ownScript.ts";

/** The functions that a worker offers. */
type Work = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Opens a worker that starts with the first call, and restarts after it was closed.
 *
 * @param name of the worker's script, as shown in browser messages
 * @param failed the error of a call whose script could not load, or that got no answer in time
 */
export function openWorker<Offered extends Work>(
  name: string,
  script: string,
  failed: (code: "offline" | "stuck", cause: unknown) => Error,
) {
  let running: ReturnType<typeof start> | null = null;

  function start() {
    const worker = opened(ownScript(name, script));
    if (worker instanceof Error) return { answer: () => Promise.reject(worker), end: () => {} };
    const work = talkTo(worker);
    const broken = new Promise<never>((_resolve, reject) => {
      worker.addEventListener("error", (event) => reject(failed("offline", event)));
    });
    // Callers get this error through the race; avoids an unhandled rejection when there is none.
    broken.catch(() => {});
    return {
      async answer<Answer>(ask: (work: Remote<Offered>) => Promise<Answer>) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const silent = new Promise<never>((_resolve, reject) => {
          timer = setTimeout(() => {
            // The next call starts another one.
            close();
            reject(failed("stuck", null));
          }, answersWithinMs);
        });
        const answered = work.then((talk) => ask(talk.work));
        return await Promise.race([answered, broken, silent]).finally(() => clearTimeout(timer));
      },
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
      throw failed("offline", error);
    }
  }

  function close() {
    running?.end();
    running = null;
  }

  return {
    answer<Answer>(ask: (work: Remote<Offered>) => Promise<Answer>): Promise<Answer> {
      running ??= start();
      return running.answer(ask);
    },
    close,
  };
}

/** Far longer than a slow phone takes for the largest file. */
const answersWithinMs = 60_000;

/** A worker, or why the browser has none: it may block workers, or not know them. */
export function opened(script: ReturnType<typeof ownScript>): Worker | Error {
  try {
    return new Worker(script, { type: "module" });
  } catch (error) {
    return error instanceof Error ? error : new Error("No worker", { cause: error });
  }
}
