/**
 * `npm run grant -- <email> <what>`: gives an account a role, takes it away, disables or deletes it;
 * on the local emulators, or with `--project` on a real project.
 */
import { userInfo } from "node:os";

import { applicationDefault, deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";

import { changeAccess } from "./lib/accountAccess.ts";
import { deleteAccount } from "./lib/deleteAccount.ts";
import { grantWords } from "./lib/grantWords.ts";
import { demoProject } from "./lib/places.ts";
import { servicePorts } from "./lib/ports.ts";
import { Complaint, program, say } from "./lib/report.ts";

await program(async () => {
  const { email, change, project } = grantWords(process.argv.slice(2));
  const app = project === null ? emulated() : real(project);
  try {
    const user = await userOf(app, email);
    const by = `${userInfo().username} (npm run grant)`;
    if (change.kind === "delete") {
      await deleteAccount(app, user, by);
      say(`${email} is deleted.`);
      return 0;
    }
    const changed = await changeAccess(app, user, change, by).catch((error: unknown) => {
      throw error instanceof Error ? new Complaint(error.message) : error;
    });
    const now =
      change.kind === "role" ? `has the role ${change.role ?? "none"}` : `is ${change.kind}d`;
    say(changed ? `${email} ${now}.` : `${email} ${now} already; nothing was changed.`);
    return 0;
  } finally {
    await deleteApp(app);
  }
});

/** The emulators that the environment names, else those of `npm start`. */
function emulated(): App {
  const { auth, firestore } = servicePorts(process.env);
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= `127.0.0.1:${auth}`;
  process.env["FIRESTORE_EMULATOR_HOST"] ??= `127.0.0.1:${firestore}`;
  // The emulators ask for no credentials; the SDK need not look for a cloud machine's.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  return initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? demoProject });
}

function real(projectId: string): App {
  for (const name of ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"]) {
    if (process.env[name]) throw new Complaint(`--project is for a real one, but ${name} is set.`);
  }
  return initializeApp({ projectId, credential: applicationDefault() });
}

async function userOf(app: App, email: string) {
  try {
    return await getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") {
      throw new Complaint(`Nobody has an account with the address ${email}.`);
    }
    throw error;
  }
}
