import { existsSync } from "node:fs";
import { runCommand } from "./command.ts";

/** Whether packages of Debian's can be installed. */
export function isDebian(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** Installs packages, whose names are divided by spaces; whether it worked is the caller's to find out. */
export async function installPackages(names: string, signal: AbortSignal): Promise<void> {
  await runCommand("apt-get", ["update", "-qq"], { signal });
  await runCommand("apt-get", ["install", "-y", "-qq", ...names.split(" ")], { signal });
}
