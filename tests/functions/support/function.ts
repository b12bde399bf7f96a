import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { emulators } from "../../emulators.ts";

/**
 * Starts a process that runs one of our functions as a cloud instance does, event by event.
 *
 * @param target the function's name
 * @param project the project with the data; one without running functions, so that nothing else
 *   changes it
 */
export async function startFunction(target: string, project: string) {
  const file = fileURLToPath(new URL("./functionProcess.ts", import.meta.url));
  const child = fork(file, [target], {
    env: {
      PATH: process.env["PATH"],
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FIRESTORE_EMULATOR_HOST: emulators.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: emulators.auth,
      FUNCTIONS_EMULATOR: "true",
      METADATA_SERVER_DETECTION: "none",
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    // Expected warning: events as JSON, which the cloud no longer sends, lack some properties.
    if (!text.includes("Snapshot has no readTime")) process.stderr.write(text);
  });
  const waiting = new Map<number, (error: string | null) => void>();
  child.on("message", (message) => {
    const { request, error }: { request?: unknown; error?: unknown } = Object(message);
    waiting.get(Number(request))?.(typeof error === "string" ? error : null);
  });
  await once(child, "message");
  let asked = 0;
  return {
    /** Delivers an event. Fails if the function fails, upon which the cloud would redeliver it. */
    async run(event: unknown): Promise<void> {
      asked += 1;
      const request = asked;
      const answered = new Promise<string | null>((resolve) => waiting.set(request, resolve));
      child.send({ request, event });
      const error = await answered;
      if (error !== null) throw new Error(error);
    },
    stop: () => child.kill("SIGKILL"),
  };
}
