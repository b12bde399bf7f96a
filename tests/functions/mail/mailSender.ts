import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { onTestFinished } from "vitest";

import { emulators } from "../../emulators.ts";

/** A sender's answer to the queue: success, or a request to retry later. */
export type SenderAnswer = "ok" | "again";

/**
 * Starts a process that sends mails as a cloud instance of the function does: the bundle, handling
 * the queue's requests one by one. The test is the queue; the process ends with the test.
 * @param project the project with the mails; one without running functions, so that nothing else
 *   sends them
 */
export async function startSender(project: string, smtpUrl: string) {
  const child = fork(fileURLToPath(new URL("./mailSenderProcess.ts", import.meta.url)), {
    env: {
      PATH: process.env["PATH"],
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FIRESTORE_EMULATOR_HOST: emulators.firestore,
      METADATA_SERVER_DETECTION: "none",
      ...exampleValues,
      SMTP_URL: smtpUrl,
      IDENTITY_SECRET: "of the test, and longer than it needs to be",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let asked = 0;
  await once(child, "message");
  return {
    /** Requests a mail, as the queue does. */
    async send(id: string): Promise<SenderAnswer> {
      asked += 1;
      const request = asked;
      return new Promise((answered, failed) => {
        child.once("exit", () => failed(new Error("The sender is dead.")));
        child.on("message", (message) => {
          const answer: { request?: unknown; answer?: unknown } = Object(message);
          if (answer.request !== request) return;
          if (answer.answer === "ok" || answer.answer === "again") answered(answer.answer);
          else failed(new Error(String(answer.answer)));
        });
        child.send({ request, id });
      });
    },
    /** Kills it at once, whatever it is doing. */
    kill: () => child.kill("SIGKILL"),
    dead: once(child, "exit"),
  };
}
