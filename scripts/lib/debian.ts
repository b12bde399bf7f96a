import { existsSync } from "node:fs";
import { runCommand } from "./command.ts";

/** Whether Debian packages can be installed. */
export function isDebian(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/**
 * Installs packages, given as names separated by spaces. Does not report failure: the caller must
 * check the result.
 */
export async function installPackages(names: string, signal: AbortSignal): Promise<void> {
  await runCommand("apt-get", ["update", "-qq"], { signal });
  await runCommand("apt-get", ["install", "-y", "-qq", ...names.split(" ")], { signal });
}
