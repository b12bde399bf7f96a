/**
 * `npm run lift-suppression -- <email>`: lets emails go to an address again after a bounce or a
 * complaint; on the local emulators, or with `--project` on a real project.
 */
import { patterns } from "@salvia/domain/shared/patterns";
import { getFirestore } from "firebase-admin/firestore";

import { liftSuppression } from "../functions/src/mail/suppressions.ts";
import { googleApi } from "./lib/deploy/googleApi.ts";
import { operatorApp } from "./lib/operatorApp.ts";
import { readSecret } from "./lib/deploy/readSecret.ts";
import { readArguments, text } from "./lib/readArguments.ts";
import { Complaint, program, say } from "./lib/report.ts";

const usage = "Usage: npm run lift-suppression -- <email> [--project <id>]";
const requestMs = 60_000;

await program(async () => {
  const { email, project } = parsed(process.argv.slice(2));
  return operatorApp(project, async (app) => {
    const lifted = await liftSuppression(getFirestore(app), email, await keyOf(project));
    say(lifted ? `Emails go to ${email} again.` : `${email} was not suppressed.`);
    return 0;
  });
});

function parsed(words: readonly string[]) {
  const { values, positionals } = readArguments(words, usage, { project: text }, 1);
  const email = (positionals[0] ?? "").trim().toLowerCase();
  if (!patterns.email.test(email)) throw new Complaint(usage);
  return { email, project: values.project ?? null };
}

/** The environment with the key of the list, which only the functions have. */
async function keyOf(project: string | null): Promise<Record<string, string>> {
  if (project === null) return { FUNCTIONS_EMULATOR: "true" };
  const api = googleApi(project, AbortSignal.timeout(requestMs));
  return { IDENTITY_SECRET: await readSecret(api, "IDENTITY_SECRET") };
}
