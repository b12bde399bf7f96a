import { expect, test, vi } from "vitest";

import { workerFailure } from "../../firebase/clientError.ts";
import { openWorker } from "./openWorker.ts";

test("ends a worker that never answers, says so, and starts another one for the next call", async () => {
  vi.useFakeTimers();
  const started: SilentWorker[] = [];
  class SilentWorker extends EventTarget {
    postMessage = vi.fn();
    terminate = vi.fn();
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal("window", {});
  vi.stubGlobal("Worker", SilentWorker);
  const worker = openWorker<{ find: () => number }>("search", "/search.js", workerFailure);
  const failure = worker.answer((work) => work.find()).catch((error: unknown) => error);
  await vi.waitFor(() => expect(started[0]?.postMessage).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(59_000);
  expect(started[0]?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ code: "stuck" });
  expect(started[0]?.terminate).toHaveBeenCalled();
  void worker.answer((work) => work.find()).catch(() => {});
  expect(started).toHaveLength(2);
});
