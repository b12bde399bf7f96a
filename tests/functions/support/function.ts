import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { onTestFinished } from "vitest";

import { emulators } from "../../emulators.ts";

/** The environment of a process that runs functions beside the emulators. */
export const onEmulators = {
  PATH: process.env["PATH"],
  GCLOUD_PROJECT: emulators.project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: emulators.project }),
  FIRESTORE_EMULATOR_HOST: emulators.firestore,
  FIREBASE_AUTH_EMULATOR_HOST: emulators.auth,
  SALVIA_HOSTING_URL: emulators.hosting,
  FUNCTIONS_EMULATOR: "true",
  METADATA_SERVER_DETECTION: "none",
};

/**
 * Starts a process that runs one of our functions as a cloud instance does, event by event, so that a
 * test can kill it. It ends with the test.
 *
 * @param target the function's name
 */
export async function startFunction(
  target: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const file = fileURLToPath(new URL("./functionProcess.ts", import.meta.url));
  const child = fork(file, [target], {
    env: { ...onEmulators, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const kill = () => void child.kill("SIGKILL");
  onTestFinished(kill);
  const dead = once(child, "exit").then(() => {
    throw new Error("The function is dead.");
  });
  // The test may end without asking.
  dead.catch(() => {});
  const waiting = new Map<number, (error: string | null) => void>();
  child.on("message", (message) => {
    const { request, error }: { request?: unknown; error?: unknown } = Object(message);
    waiting.get(Number(request))?.(typeof error === "string" ? error : null);
  });
  await Promise.race([once(child, "message"), dead]);
  let asked = 0;
  return {
    /** Delivers an event. Fails if the function fails or dies, upon which the cloud would redeliver it. */
    async run(event: unknown): Promise<void> {
      asked += 1;
      const request = asked;
      const answered = new Promise<string | null>((resolve) => waiting.set(request, resolve));
      child.send({ request, event });
      const error = await Promise.race([answered, dead]);
      if (error !== null) throw new Error(error);
    },
    /** Kills it at once, whatever it is doing. */
    kill,
  };
}
