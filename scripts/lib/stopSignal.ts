import { say } from "./report.ts";

/**
 * A controller that aborts at the first Ctrl-C, `kill` or closed terminal. Later signals are
 * swallowed: npm and the terminal both pass Ctrl-C on, so one keystroke arrives twice, and an
 * impatient one must not cut off the saving of data. Every step after it has a time limit of its
 * own.
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
 * npm that is killed ends without a word to what it runs: we would run on, unseen, and hold the
 * ports.
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
