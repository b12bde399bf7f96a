import { spawn } from "node:child_process";

/** Waits for the end of its input, then kills a process group. */
const watchdog = 'cat; kill -s KILL -- "-$0"';

/**
 * Ends a process and its children, which form one group, when this process ends, even if it is
 * killed: neither Puppeteer nor WebKit's driver ends all browsers in that case.
 * @returns a function that ends them now
 */
export function endWithUs({ pid }: { pid?: number | undefined }): () => void {
  if (pid === undefined) return () => {};
  const { stdin } = spawn("sh", ["-c", watchdog, String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  return () => stdin.end();
}
