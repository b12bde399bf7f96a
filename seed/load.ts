import { pathToFileURL } from "node:url";

import { takenDayItems } from "@salvia/domain/scheduling/takenTime";
import { collections } from "@salvia/domain/shared/collections";
import {
  changedParts,
  indexPartItems,
  indexPartSchema,
  partIdOf,
} from "@salvia/domain/shared/indexParts";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { noRevocation } from "@salvia/domain/account/revocation";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { FieldPath, getFirestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { takenDays } from "./appointments.ts";
import { demoAccounts, demoStaff, demoUser, type DemoAccount } from "./demo/demoAccounts.ts";
import { demoActivities } from "./demo/demoActivities.ts";
import { demoChecklists } from "./demo/demoChecklists.ts";
import { demoConversations, demoMessagesPath } from "./demo/demoConversations.ts";
import { demoIndexes } from "./demo/demoIndexes.ts";
import { demoAuditLog, demoNotifications } from "./demo/demoEvents.ts";
import { demoLeads, demoStats } from "./demo/demoLeads.ts";
import { demoAvailability } from "./demo/demoAvailability.ts";
import { demoAppointments } from "./demo/demoAppointments.ts";
import { demoTreatmentRequests, demoWaitingList } from "./demo/demoPatientRequests.ts";
import { demoCoverages, demoPatients } from "./demo/demoPatients.ts";
import { demoRecords } from "./demo/demoRecords.ts";
import { demoNextSteps } from "./demo/demoNextSteps.ts";
import { demoAssignmentRules, demoNoteTemplates, demoSavedViews } from "./demo/demoSaved.ts";
import { demoQuotes } from "./demo/demoQuotes.ts";
import { demoTasks } from "./demo/demoTasks.ts";

/**
 * Loads the demo into running emulators: its accounts, their users and the leads. Replaces
 * documents with the demo's ids and keeps all others, so a second run changes only the dates.
 *
 * @param options.now the moment that the demo's dates are relative to
 * @returns the amounts loaded
 * @throws unless the environment of the process names both emulators and a demo project
 */
export async function loadDemo({
  now,
}: {
  now: Date;
}): Promise<{ accounts: number; leads: number }> {
  const projectId = demoProjectOf(process.env);
  // The emulators need no credentials, so the SDK need not look for a cloud machine's.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const app = initializeApp({ projectId }, "seed");
  try {
    const leads = demoLeads(now);
    const nextSteps = demoNextSteps(leads, now);
    const appointments = demoAppointments(now);
    const auth = getAuth(app);
    await Promise.all(demoAccounts.map((account) => saveAccount(auth, account)));
    await removeSchedule(app);
    await removeMessages(app);
    const savedAt = await saveDocuments(app, [
      ...demoAccounts.map(
        (account) => [`${collections.users}/${account.uid}`, demoUser(account, now)] as const,
      ),
      ...demoAccounts.flatMap((account) => {
        const entry = demoStaff(account);
        return entry === null ? [] : [[`${collections.staff}/${account.uid}`, entry] as const];
      }),
      ...(await missingRevocations(app)),
      ...demoAccounts.flatMap(({ uid, username }) =>
        username === null ? [] : [[`${collections.usernames}/${username}`, { uid }] as const],
      ),
      ...Array.from(leads, ([id, lead]) => [`${collections.leads}/${id}`, lead] as const),
      ...Array.from(
        demoActivities(now),
        ([path, activity]) => [`${collections.leads}/${path}`, activity] as const,
      ),
      ...Array.from(leads, ([leadId, lead]) =>
        Array.from(
          leadUniqueKeys(lead).values(),
          (key) => [`${collections.leadKeys}/${key}`, { leadId }] as const,
        ),
      ).flat(),
      ...documentsIn(collections.nextSteps, nextSteps),
      ...documentsIn(collections.checklists, demoChecklists(leads)),
      ...documentsIn(collections.quotes, demoQuotes(leads, now)),
      ...documentsIn(collections.savedViews, demoSavedViews(now)),
      ...documentsIn(collections.assignmentRules, demoAssignmentRules),
      ...documentsIn(collections.patients, demoPatients()),
      ...documentsIn(collections.coverages, demoCoverages),
      ...documentsIn(collections.availability, demoAvailability(now)),
      ...documentsIn(collections.appointments, appointments),
      ...documentsIn(collections.waitingList, demoWaitingList(now)),
      ...documentsIn(collections.treatmentRequests, demoTreatmentRequests(now)),
      ...takenDays(appointments.values(), now),
      ...demoRecords(now),
      ...documentsIn(collections.noteTemplates, demoNoteTemplates(now)),
      ...documentsIn(collections.tasks, demoTasks(now)),
      ...demoConversations(now),
      ...documentsIn(collections.auditLog, demoAuditLog(now)),
      ...demoNotifications({ leads, appointments, nextSteps }, now),
      ...(await indexParts(app, demoIndexes(leads, demoPatients()))),
    ]);
    // Writes the figures directly instead of waiting for the functions to count leads one by one.
    // `countedAt` makes the functions skip the events of these leads.
    await saveDocuments(
      app,
      Array.from(demoStats(leads, now), ([uid, figures]) => [
        `${collections.salesStats}/${uid}`,
        { ...figures, countedAt: savedAt },
      ]),
    );
    return { accounts: demoAccounts.length, leads: leads.size };
  } finally {
    await deleteApp(app);
  }
}

/** The project to write to. Throws if the demo could end up in a real project. */
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

/** Creates only missing ones: loading the demo again must not make revoked tokens valid. */
async function missingRevocations(app: App) {
  const firestore = getFirestore(app);
  const documents = demoAccounts.map(({ uid }) =>
    firestore.collection(collections.revocations).doc(uid),
  );
  const snapshots = await firestore.getAll(...documents);
  return snapshots
    .filter(({ exists }) => !exists)
    .map(({ ref }) => [ref.path, noRevocation] as const);
}

function documentsIn(collection: string, documents: ReadonlyMap<string, object>) {
  return Array.from(documents, ([id, data]) => [`${collection}/${id}`, data] as const);
}

/** The parts of the search indexes that change; entries of others stay. */
async function indexParts(app: App, indexes: ReturnType<typeof demoIndexes>) {
  const firestore = getFirestore(app);
  const changed = indexes.map(async ({ path, changes, partMax }) => {
    const stored = await firestore.collection(`${path}/${indexPartItems}`).orderBy("from").get();
    const parts = stored.docs.map((part) => anyPartSchema.parse(part.data()));
    return changedParts(parts, changes, partMax).map(
      (part) => [`${path}/${indexPartItems}/${partIdOf(part)}`, part] as const,
    );
  });
  return (await Promise.all(changed)).flat();
}

const anyPartSchema = indexPartSchema(z.array(z.nullable(z.string())));

/** Removes old appointments and taken days first, because their number varies by day. */
async function removeSchedule(app: App): Promise<void> {
  const firestore = getFirestore(app);
  const byName = firestore
    .collection(collections.appointments)
    .where(FieldPath.documentId(), ">=", "demo-appointment-")
    .where(FieldPath.documentId(), "<", "demo-appointment.");
  const stored = await byName.get();
  const batch = firestore.batch();
  for (const { ref } of stored.docs) batch.delete(ref);
  const people = demoAccounts.map(({ uid }) => uid).concat([...demoPatients().keys()]);
  const days = await Promise.all(
    [...new Set(people)].map((uid) =>
      firestore.collection(collections.takenTime).doc(uid).collection(takenDayItems).get(),
    ),
  );
  for (const { ref } of days.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}

/** Removes messages first: their conversation counts only the demo's own. */
async function removeMessages(app: App): Promise<void> {
  const firestore = getFirestore(app);
  await firestore.recursiveDelete(firestore.collection(demoMessagesPath));
}

/**
 * Saves everything in one batch: the demo is loaded completely or not at all.
 *
 * @returns the time of the write
 */
async function saveDocuments(
  app: App,
  documents: readonly (readonly [path: string, data: object])[],
): Promise<Timestamp> {
  const firestore = getFirestore(app);
  const batch = firestore.batch();
  for (const [path, data] of documents) batch.set(firestore.doc(path), data);
  const [saved] = await batch.commit();
  return saved?.writeTime ?? Timestamp.now();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { accounts, leads } = await loadDemo({ now: new Date() });
  console.log(`Loaded ${accounts} accounts and ${leads} leads.`);
}
