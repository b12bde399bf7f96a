import { ClientFailure } from "../../firebase/clientError.ts";
import { ownScript } from "../../lib/ownScript.ts";
import type { CsvWork } from "./csvWork.ts";
// oxlint-disable-next-line import/default -- Vite makes it the address of the script
import workerScript from "./csvWorker.ts?worker&url";

/** The work on a file, done beside the page. */
export type CsvReader = {
  [Name in keyof CsvWork]: (
    ...args: Parameters<CsvWork[Name]>
  ) => Promise<Awaited<ReturnType<CsvWork[Name]>>>;
} & { close: () => void };

/**
 * Reads files in a worker, which starts with the first one, and anew after it was closed. What it is
 * asked for fails as `offline` where its script cannot be had.
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
  // Whoever waits for an answer hears of it; nobody may be waiting.
  broken.catch(() => {});
  return {
    answer: <Answer>(ask: (asked: Awaited<typeof work>["work"]) => Promise<Answer>) =>
      Promise.race([work.then((talk) => ask(talk.work)), broken]),
    end: () => worker.terminate(),
  };
}

/** The worker's work, in an object: by itself it answers to any name, also to that of a promise. */
async function talkTo(worker: Worker) {
  try {
    const { wrap } = await import("comlink");
    return { work: wrap<CsvWork>(worker) };
  } catch (error) {
    throw new ClientFailure("offline", error);
  }
}
