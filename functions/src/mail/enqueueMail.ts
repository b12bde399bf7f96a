import { initializeApp } from "firebase-admin/app";
import { getFunctions } from "firebase-admin/functions";

import { adminApp } from "../platform/adminApp.ts";
import { hasCode } from "../platform/hasCode.ts";
import { hashedMailId } from "./hashedMailId.ts";

/** The queues, which are named after the functions that serve them. */
export type MailQueue = "deliverMail" | "deliverSubscribedMail";

/** Enqueues an email. The task name derives from its ID, so a repeated event adds nothing. */
export async function enqueueMail(id: string, name: MailQueue, region: string): Promise<void> {
  const queue = getFunctions(app).taskQueue(`locations/${region}/functions/${name}`);
  try {
    await queue.enqueue({ id }, { id: hashedMailId(id), dispatchDeadlineSeconds: 90 });
  } catch (error) {
    if (hasCode(error, alreadyQueued)) return;
    throw error;
  }
}

// A task is called with a service account's identity. In the cloud the SDK finds our own; on a
// laptop it would look for a cloud, and delay every email until it gives up.
const app = process.env["CLOUD_TASKS_EMULATOR_HOST"]
  ? initializeApp({ serviceAccountId: "emulated@example.com" }, "tasks")
  : adminApp;

const alreadyQueued = "functions/task-already-exists";
