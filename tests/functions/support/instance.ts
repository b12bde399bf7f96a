import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { onEmulators } from "./function.ts";

/** Our functions as they are deployed. */
export const bundle = fileURLToPath(new URL("../../../functions/lib/index.js", import.meta.url));

/**
 * A new process like an instance of a function in the cloud: it loads the modules one after the
 * other and serves a function that the first of them exports.
 *
 * @param what.target the function's name; if empty, none is served
 * @param what.listed keeps a list of everything that is loaded, which takes time
 */
export async function startInstance(what: {
  modules: readonly string[];
  target: string;
  listed?: boolean;
  /** Keeps what it prints instead of showing its errors. */
  logged?: boolean;
  /** Environment variables beyond those of every deployment. */
  environment?: Readonly<Record<string, string>>;
}) {
  const file = fileURLToPath(new URL("./instanceProcess.ts", import.meta.url));
  const args = [what.target, what.listed ? "listed" : "", ...what.modules];
  const child = fork(file, args, {
    env: {
      ...onEmulators,
      RATE_LIMITS: "off",
      FUNCTION_TARGET: what.target,
      ...what.environment,
    },
    stdio: what.logged ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "ignore", "inherit", "ipc"],
  });
  let log = "";
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding("utf8").on("data", (text: string) => (log += text));
  }
  const died = once(child, "exit");
  const answer = async (): Promise<Record<string, unknown>> => {
    const dead = died.then(() => {
      throw new Error("The instance ended by itself.");
    });
    const [message] = await Promise.race([once(child, "message"), dead]);
    return { ...Object(message) };
  };
  const { loadMs, port } = await answer();
  return {
    /** How long the modules took to load, in milliseconds. */
    loadMs: Number(loadMs),
    /** The base URL, such as http://127.0.0.1:40001. */
    url: `http://127.0.0.1:${String(port)}`,
    /** The URLs of all modules loaded so far, if it keeps the list. */
    async loaded(): Promise<readonly string[]> {
      const listing = answer();
      child.send("list");
      const { loaded } = await listing;
      return Array.isArray(loaded) ? loaded.map(String) : [];
    },
    /** What it has printed, if that is kept. */
    log: () => log,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await died;
    },
  };
}
