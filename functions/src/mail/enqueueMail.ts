import { initializeApp } from "firebase-admin/app";
import { getFunctions } from "firebase-admin/functions";

import { adminApp } from "../adminApp.ts";
import { hasCode } from "../hasCode.ts";
import { mailDigest } from "./mailDigest.ts";

/** Puts a mail into the queue; the queue knows its name, so an event that comes twice adds nothing. */
export async function enqueueMail(id: string, region: string): Promise<void> {
  const queue = getFunctions(app).taskQueue(`locations/${region}/functions/deliverMail`);
  try {
    await queue.enqueue({ id }, { id: mailDigest(id), dispatchDeadlineSeconds: 90 });
  } catch (error) {
    if (hasCode(error, alreadyQueued)) return;
    throw error;
  }
}

// A task is called with the identity of a service account. In the cloud it is our own, which the SDK
// learns there; on a laptop it would look for a cloud to ask, at every mail, for as long as it takes.
const app = process.env["CLOUD_TASKS_EMULATOR_HOST"]
  ? initializeApp({ serviceAccountId: "emulated@example.com" }, "tasks")
  : adminApp;

const alreadyQueued = "functions/task-already-exists";
