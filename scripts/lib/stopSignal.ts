import { say } from "./report.ts";

/**
 * A controller that aborts on the first Ctrl-C, `kill` or closed terminal. Ignores later signals:
 * npm and the terminal both forward Ctrl-C, so it arrives twice, and an impatient user must not
 * interrupt the saving of data. Every later step has its own time limit.
 */
export function stopController(): AbortController {
  const controller = new AbortController();
  const stop = () => {
    if (!controller.signal.aborted) say("");
    controller.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  onNpmGone(stop);
  return controller;
}

/**
 * When npm is killed, it does not signal its child processes; this program would continue unseen
 * and keep the ports.
 */
function onNpmGone(stop: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 1000);
  timer.unref();
}

/** Resolves when the signal fires. */
export function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
