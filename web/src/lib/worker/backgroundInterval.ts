// oxlint-disable-next-line import/default -- Vite turns the import into the script's URL
import workerScript from "./backgroundIntervalWorker.ts?worker&url";
import { opened } from "./openWorker.ts";
import { ownScript } from "./ownScript.ts";

/**
 * Calls back at an interval, in hidden tabs too, until the returned function is called. It uses a
 * worker, because browsers throttle the timers of a hidden page to one a minute.
 */
export function backgroundInterval(callBack: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const worker = opened(ownScript("background-interval", workerScript));
  if (worker instanceof Error) {
    timer = setInterval(callBack, ms);
    return () => clearInterval(timer);
  }
  worker.addEventListener("message", callBack);
  // If the worker's script cannot be loaded, falls back to the page's own timer.
  worker.addEventListener("error", () => (timer ??= setInterval(callBack, ms)), { once: true });
  worker.postMessage(ms, []);
  return () => {
    worker.terminate();
    clearInterval(timer);
  };
}
