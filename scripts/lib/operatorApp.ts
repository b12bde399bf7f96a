import { applicationDefault, deleteApp, initializeApp, type App } from "firebase-admin/app";

import { applyConfiguration } from "./configuration/applyConfiguration.ts";
import { readConfiguration } from "./configuration/readConfiguration.ts";
import { loadContent } from "./content/loadContent.ts";
import { demoProject } from "./places.ts";
import { servicePorts } from "./emulators/ports.ts";
import { operatorTokens } from "./operatorTokens.ts";
import { Complaint } from "./report.ts";

/**
 * Works with the Admin SDK for a real project, with the operator's own credentials. If `project` is
 * null, for the emulators in the environment, or else those of `npm start`. The functions' code that
 * the command runs gets the real project's configuration.
 *
 * @throws Complaint with one line if this machine has no credentials
 */
export async function operatorApp<Result>(
  project: string | null,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = project === null ? emulated() : await real(project);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

function emulated(): App {
  const { auth, firestore } = servicePorts(process.env);
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= `127.0.0.1:${auth}`;
  process.env["FIRESTORE_EMULATOR_HOST"] ??= `127.0.0.1:${firestore}`;
  // The emulators need no credentials, so the SDK need not look for a cloud machine's.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  return initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? demoProject });
}

async function real(projectId: string): Promise<App> {
  for (const name of ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"]) {
    if (process.env[name]) throw new Complaint(`--project is for a real one, but ${name} is set.`);
  }
  applyConfiguration(projectId);
  const { CONTENT } = readConfiguration(projectId).configuration;
  if (CONTENT !== null) loadContent(CONTENT);
  // Without credentials, the SDK would end in a stack trace with the first request.
  await operatorTokens(projectId)();
  return initializeApp({ projectId, credential: applicationDefault() });
}
