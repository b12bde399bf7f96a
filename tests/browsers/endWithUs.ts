import { spawn } from "node:child_process";

/** Waits for the end of its input, then ends a group of processes. */
const watchdog = 'cat; kill -s KILL -- "-$0"';

/**
 * Has a process and what it starts, which are one group, end when ours does, even where ours is killed:
 * neither Puppeteer nor WebKit's driver ends all browsers then.
 * @returns ends them now
 */
export function endWithUs({ pid }: { pid?: number | undefined }): () => void {
  if (pid === undefined) return () => {};
  const { stdin } = spawn("sh", ["-c", watchdog, String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  return () => stdin.end();
}
