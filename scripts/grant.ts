/**
 * `npm run grant -- <email> <what>`: gives an account a role, removes it, sets its end date, or
 * disables or deletes the account; on the local emulators, or with `--project` on a real project.
 */
import { userInfo } from "node:os";

import type { App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";

import { grantWords } from "./lib/grant/grantWords.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { Complaint, program, say } from "./lib/report.ts";

await program(async () => {
  const { email, change, project, mayTakeLastAdministrator } = grantWords(process.argv.slice(2));
  return operatorApp(project, async (app) => {
    const { uid } = await userOf(app, email);
    const name = `${userInfo().username} (npm run grant)`;
    const by = { kind: "operator", name, mayTakeLastAdministrator } as const;
    const { applyGrant } = await import("./lib/grant/applyGrant.ts");
    say(`${email} ${await applyGrant(app, { uid, change, by, now: new Date() })}`);
    return 0;
  });
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
