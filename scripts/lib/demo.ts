import { join } from "node:path";
import { mustRun } from "./command.ts";
import { withoutTriggers } from "./emulators/hub.ts";
import { cache, demoProject, root } from "./places.ts";
import { Complaint } from "./report.ts";

/** The addresses of running emulators, from `startEmulators`. */
type Env = Readonly<Record<string, string>>;

/**
 * Loads the demo into running emulators, in a separate process because the Admin SDK keeps
 * connections open. Triggers are disabled: the demo contains their results, and hundreds of events
 * would block the functions emulator for the first sign-in.
 */
export async function loadDemoData(env: Env, signal: AbortSignal): Promise<void> {
  const log = join(cache, "build", "demo.log");
  const args = [join(root, "seed", "load.ts")];
  await withoutTriggers(env["FIREBASE_EMULATOR_HUB"] ?? "", () =>
    mustRun("Loading the demo data", "node", args, { env, log, signal }),
  );
}

/** Deletes all documents and accounts of the demo project. */
export async function clearEmulators(env: Env): Promise<void> {
  const project = `projects/${demoProject}`;
  await Promise.all([
    remove(
      `http://${env["FIRESTORE_EMULATOR_HOST"]}/emulator/v1/${project}/databases/(default)/documents`,
    ),
    remove(`http://${env["FIREBASE_AUTH_EMULATOR_HOST"]}/emulator/v1/${project}/accounts`),
  ]);
}

async function remove(url: string): Promise<void> {
  const answer = await fetch(url, { method: "DELETE", headers: { authorization: "Bearer owner" } });
  if (!answer.ok)
    throw new Complaint(`The emulators could not be cleared: ${answer.status} ${url}`);
}
