import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import { emulatorAddresses } from "./build.ts";
import { logTail, runCommand } from "./command.ts";
import { cache, root } from "./places.ts";
import { isFree, type Ports } from "./emulators/ports.ts";
import { Complaint, say } from "./report.ts";

const vitePort = 5173;

/** The address to open while developing. */
export const developmentOrigin = `http://localhost:${vitePort}`;

/**
 * Builds the functions, and rebuilds them after every change; the emulator reloads them itself.
 * @returns after the first build
 */
export async function watchFunctions(signal: AbortSignal): Promise<void> {
  const built = join(root, "functions", "lib", "index.js");
  rmSync(built, { force: true });
  const args = ["run", "build", "--workspace", "functions", "--", "--watch"];
  const log = join(cache, "build", "functions-watch.log");
  let ended = false;
  void runCommand("npm", args, { log, signal }).then(() => (ended = true));
  for await (const _ of setInterval(100)) {
    if (existsSync(built)) return;
    if (ended) throw new Complaint(`The functions could not be built.\n${logTail(log)}`);
  }
}

/** Serves the web client with hot reload. Vite forwards calls to /api to the Hosting emulator. */
export async function startDevelopment(ports: Ports, signal: AbortSignal): Promise<void> {
  if (!(await isFree(vitePort))) {
    throw new Complaint(`Port ${vitePort}, wanted for Vite, is taken. Free it.`);
  }
  const args = ["--port", String(vitePort), "--strictPort", "--host", "localhost"];
  const env = {
    VITE_EMULATORS: emulatorAddresses(ports),
    SALVIA_HOSTING_PORT: String(ports.hosting),
  };
  void runVite(args, env, signal);
}

async function runVite(args: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal) {
  const code = await runCommand("vite", args, { cwd: join(root, "web"), env, signal });
  if (!signal.aborted) say(`Vite ended with code ${code}.`);
}
