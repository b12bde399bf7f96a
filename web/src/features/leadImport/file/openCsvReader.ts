import { ClientFailure } from "../../../firebase/clientError.ts";
import { ownScript } from "../../../lib/ownScript.ts";
import type { CsvWork } from "./csvWork.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./csvWorker.ts?worker&url";

/** The asynchronous interface of the CSV worker. */
export type CsvReader = {
  [Name in keyof CsvWork]: (
    ...args: Parameters<CsvWork[Name]>
  ) => Promise<Awaited<ReturnType<CsvWork[Name]>>>;
} & { close: () => void };

/**
 * Reads files in a worker that starts with the first call, and restarts after it was closed. Calls
 * fail as `offline` when the script cannot load.
 */
export function openCsvReader(): CsvReader {
  let running: ReturnType<typeof startWorker> | null = null;
  const open = () => (running ??= startWorker());
  return {
    read: (file) => open().answer(async (work) => work.read(file)),
    check: (mapping, defaults) => open().answer(async (work) => work.check(mapping, defaults)),
    write: (heading, remarks) => open().answer(async (work) => work.write(heading, remarks)),
    close() {
      running?.end();
      running = null;
    },
  };
}

function startWorker() {
  const worker = new Worker(ownScript("lead-import", workerScript), { type: "module" });
  const work = talkTo(worker);
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new ClientFailure("offline", event)));
  });
  // Callers get this error through the race; avoids an unhandled rejection when there is none.
  broken.catch(() => {});
  return {
    answer: <Answer>(ask: (call: Awaited<typeof work>["work"]) => Promise<Answer>) =>
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
    return { work: wrap<CsvWork>(worker) };
  } catch (error) {
    throw new ClientFailure("offline", error);
  }
}
