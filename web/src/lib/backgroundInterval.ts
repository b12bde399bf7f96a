// oxlint-disable-next-line import/default -- Vite makes it the address of the script
import workerScript from "./backgroundIntervalWorker.ts?worker&url";
import { ownScript } from "./ownScript.ts";

/**
 * Calls back at an interval until the returned function is called, in a hidden tab as well: browsers
 * slow the timers of a hidden page down to one a minute, but not those of a worker.
 */
export function backgroundInterval(callBack: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  if (!("Worker" in globalThis)) {
    timer = setInterval(callBack, ms);
    return () => clearInterval(timer);
  }
  const worker = new Worker(ownScript("background-interval", workerScript), { type: "module" });
  worker.addEventListener("message", callBack);
  // Where the script cannot be had, the page's own timer is better than none.
  worker.addEventListener("error", () => (timer ??= setInterval(callBack, ms)), { once: true });
  worker.postMessage(ms, []);
  return () => {
    worker.terminate();
    clearInterval(timer);
  };
}
