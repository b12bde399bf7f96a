import { pathToFileURL } from "node:url";

import { collections } from "@salvia/domain/collections";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

import { demoAccounts, demoUser, type DemoAccount } from "./demoAccounts.ts";
import { demoLeads } from "./demoLeads.ts";

/**
 * Loads the demo into running emulators: its accounts, their users and the leads. What is there
 * under the demo's ids is replaced, everything else stays, so a second run changes nothing but the
 * dates.
 *
 * @param options.now the moment that the demo's dates are relative to
 * @returns how much was loaded
 * @throws unless the environment of the process names both emulators and a demo project
 */
export async function loadDemo({
  now,
}: {
  now: Date;
}): Promise<{ accounts: number; leads: number }> {
  const projectId = demoProjectOf(process.env);
  // The emulators ask for no credentials; the SDK need not look for a cloud machine's.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const app = initializeApp({ projectId }, "seed");
  try {
    const leads = demoLeads(now);
    const auth = getAuth(app);
    await Promise.all(demoAccounts.map((account) => saveAccount(auth, account)));
    await saveDocuments(app, [
      ...demoAccounts.map(
        (account) => [`${collections.users}/${account.uid}`, demoUser(account, now)] as const,
      ),
      ...demoAccounts.flatMap(({ uid, username }) =>
        username === null ? [] : [[`${collections.usernames}/${username}`, { uid }] as const],
      ),
      ...Array.from(leads, ([id, lead]) => [`${collections.leads}/${id}`, lead] as const),
    ]);
    return { accounts: demoAccounts.length, leads: leads.size };
  } finally {
    await deleteApp(app);
  }
}

/** The project to write to; throws where the demo could end up in a real one. */
function demoProjectOf(env: Readonly<Record<string, string | undefined>>): string {
  const project = env["GCLOUD_PROJECT"] ?? "";
  const missing = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"].filter(
    (name) => !env[name],
  );
  if (missing.length > 0) {
    throw new Error(`The demo is for emulators only: ${missing.join(" and ")} must be set.`);
  }
  if (!project.startsWith("demo-")) {
    throw new Error(
      `The demo is for demo projects only: GCLOUD_PROJECT is "${project}" and does not begin with "demo-".`,
    );
  }
  return project;
}

async function saveAccount(auth: Auth, account: DemoAccount): Promise<void> {
  const { uid, email, password, role, name } = account;
  const details = { email, password, displayName: name, emailVerified: true, disabled: false };
  const exists = (await auth.getUsers([{ uid }])).users.length > 0;
  await (exists ? auth.updateUser(uid, details) : auth.createUser({ uid, ...details }));
  await auth.setCustomUserClaims(uid, { role });
}

/** All in one batch: a demo is there as a whole or not at all. */
async function saveDocuments(
  app: App,
  documents: readonly (readonly [path: string, data: object])[],
): Promise<void> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  for (const [path, data] of documents) batch.set(firestore.doc(path), data);
  await batch.commit();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { accounts, leads } = await loadDemo({ now: new Date() });
  console.log(`Loaded ${accounts} accounts and ${leads} leads.`);
}
