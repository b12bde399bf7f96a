import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { storedCollections } from "@salvia/domain/privacy/storedCollections";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore, Timestamp, type Firestore } from "firebase-admin/firestore";

import { exportAll } from "../functions/src/accounts/export/exportAll.ts";
import { textOf, type JsonObject } from "../scripts/lib/json.ts";
import { cache, root } from "../scripts/lib/places.ts";
import { readAccounts } from "../scripts/lib/restore/readAccounts.ts";
import { appointment } from "../seed/appointments.ts";
import { loadDemo } from "../seed/load.ts";
import { startCloudStorage } from "./deploy/standIns/cloudStorage.ts";
import { newBucket } from "./deploy/standIns/storageApis.ts";

/** A project in the emulators at the environment's addresses, which is exported and restored. */
export type Restoring = {
  readonly project: string;
  readonly firestore: Firestore;
  /** The folder with the exported accounts. */
  readonly accounts: string;
  /** Exports all documents and accounts to files. */
  readonly save: () => Promise<void>;
  /** Deletes all documents and accounts. */
  readonly empty: () => Promise<void>;
  /** Imports what was exported. */
  readonly load: () => Promise<void>;
  /** Runs `npm run drill` as an operator does. */
  readonly drill: (...words: readonly string[]) => { code: number | null; lines: string[] };
  readonly close: () => Promise<void>;
};

/** The appointment by which the demo's clinician may open a record now. */
export const openAppointment = "drill-now";

/**
 * Fills a project of its own with the demo, a document in each collection, and more leads, so that
 * nothing else that runs in the emulators changes it.
 */
export async function startRestoring(leads: number): Promise<Restoring> {
  const project = `demo-restore-${randomUUID().slice(0, 8)}`;
  Object.assign(process.env, { GCLOUD_PROJECT: project, METADATA_SERVER_DETECTION: "none" });
  const folder = join(cache, "restore", project);
  mkdirSync(folder, { recursive: true });
  const app = initializeApp({ projectId: project }, project);
  const firestore = getFirestore(app);
  const accounts = join(folder, "accounts");
  const auth = `http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"]}`;
  const identity = `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const emulator = `http://${process.env["FIRESTORE_EMULATOR_HOST"]}/emulator/v1/projects/${project}`;
  const database = `projects/${project}/databases/(default)`;
  await loadDemo({ now: new Date() });
  await addDocuments(firestore, leads);
  return {
    project,
    firestore,
    accounts,
    async save() {
      const to = { database, export_directory: folder, export_name: "documents" };
      await request("POST", `${emulator}:export`, to);
      await saveAccounts(getAuth(app), accounts);
    },
    async empty() {
      // By writes: hidane forgets the history of documents that are cleared at once.
      const writer = firestore.bulkWriter();
      const groups = storedCollections.map((name) => firestore.collectionGroup(name));
      const stored = await Promise.all(groups.map((group) => group.select().get()));
      for (const { ref } of stored.flatMap(({ docs }) => docs)) void writer.delete(ref);
      await writer.close();
      await request("DELETE", `${auth}/emulator/v1/projects/${project}/accounts`);
    },
    async load() {
      const metadata = join(folder, "documents", "documents.overall_export_metadata");
      await request("POST", `${emulator}:import`, { database, export_directory: metadata });
      const users = readAccounts(accounts).map(imported);
      await request("POST", `${identity}:batchCreate`, { users });
    },
    drill(...words) {
      const args = [join(root, "scripts", "drill.ts"), ...words];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
      return { code: status, lines: stdout.trimEnd().split("\n") };
    },
    async close() {
      await deleteApp(app);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the nightly export, and copies its files from Cloud Storage to a folder. */
async function saveAccounts(auth: Auth, folder: string): Promise<void> {
  const storage = await startCloudStorage();
  const bucket = newBucket({ name: "accounts" });
  storage.buckets.set("accounts", bucket);
  await exportAll(auth, "accounts", new Date());
  await storage.close();
  mkdirSync(folder, { recursive: true });
  for (const [name, { text }] of bucket.objects) writeFileSync(join(folder, basename(name)), text);
}

/** An exported account as `firebase auth:import` sends it: its base64 is that for addresses. */
function imported({ passwordHash, salt, lastSignedInAt, ...user }: JsonObject): JsonObject {
  return {
    ...user,
    lastLoginAt: lastSignedInAt,
    ...(passwordHash !== undefined && { passwordHash: webSafe(passwordHash), salt: webSafe(salt) }),
  };
}

function webSafe(text: unknown): string {
  return textOf(text).replaceAll("/", "_").replaceAll("+", "-");
}

/** A document in each collection, whichever they are, an appointment now, and leads' activities. */
async function addDocuments(firestore: Firestore, leads: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const name of storedCollections) {
    void writer.set(firestore.doc(`${name}/drill`), { name, at: Timestamp.now() });
  }
  const startsAt = new Date(Date.now() - 5 * 60_000);
  const createdAt = new Date(startsAt.getTime() - 86_400_000);
  const who = { patientId: "demo-member", clinicianId: "demo-doctor" };
  const now = appointment({ ...who, status: "confirmed", startsAt, createdAt });
  void writer.set(firestore.doc(`appointments/${openAppointment}`), now);
  for (let nth = 0; nth < leads; nth += 1) {
    const lead = firestore.collection("leads").doc();
    void writer.set(lead, { firstName: `Lead ${nth}`, at: Timestamp.now(), ownerId: null });
    void writer.set(lead.collection("activities").doc(), { nth, text: "x".repeat(200) });
  }
  await writer.close();
}

async function request(method: string, url: string, body?: unknown): Promise<string> {
  const headers = { "content-type": "application/json", authorization: "Bearer owner" };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text;
}
