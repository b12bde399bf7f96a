/**
 * `npm run grant -- <email> <what>`: gives an account a role, removes it, or disables or deletes
 * the account; on the local emulators, or with `--project` on a real project.
 */
import { userInfo } from "node:os";

import { deleteApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";

import { changeAccess } from "./lib/changeAccess.ts";
import { deleteAccount } from "./lib/deleteAccount.ts";
import { grantWords } from "./lib/grantWords.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { Complaint, program, say } from "./lib/report.ts";

await program(async () => {
  const { email, change, project, mayTakeLastAdministrator } = grantWords(process.argv.slice(2));
  const app = operatorApp(project);
  try {
    const { uid } = await userOf(app, email);
    const name = `${userInfo().username} (npm run grant)`;
    const by = { kind: "operator", name, mayTakeLastAdministrator } as const;
    const now = new Date();
    if (change.kind === "delete") {
      await deleteAccount(app, { uid, by, now });
      say(`${email} is deleted.`);
      return 0;
    }
    const changed = await changeAccess(app, { uid, change, by, now });
    const state =
      change.kind === "role" ? `has the role ${change.role ?? "none"}` : `is ${change.kind}d`;
    say(changed ? `${email} ${state}.` : `${email} ${state} already; nothing was changed.`);
    return 0;
  } finally {
    await deleteApp(app);
  }
});

async function userOf(app: App, email: string) {
  try {
    return await getAuth(app).getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") {
      throw new Complaint(`No account has the address ${email}.`);
    }
    throw error;
  }
}
