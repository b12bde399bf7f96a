import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import {
  getFirestore,
  GeoPoint,
  Timestamp,
  type CollectionReference,
  type Firestore,
} from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";

import { buildFunctions } from "../../scripts/lib/build.ts";
import { loadDemoData } from "../../scripts/lib/demo.ts";
import type { Emulators } from "../../scripts/lib/emulators/emulators.ts";
import { setUpFirestore } from "../../scripts/lib/emulators/firestoreSetup.ts";
import { exportData } from "../../scripts/lib/emulators/hub.ts";
import { cache, demoProject, root } from "../../scripts/lib/places.ts";
import { demoAccounts } from "../../seed/demo/demoAccounts.ts";
import { testPorts, type Ports } from "../../scripts/lib/emulators/ports.ts";
import { withDrillEmulators } from "./drillEmulators.ts";

const { signal } = new AbortController();
const webDir = ".cache/drills/site";

/** A document with a value of each Firestore type, at a path that is hard to encode. */
const oddPath = "drill/año nuevo ✓/part/1";
const odd = {
  nothing: null,
  yes: true,
  number: 7,
  large: Number.MAX_SAFE_INTEGER,
  negativeZero: -0,
  fraction: 0.1,
  notANumber: NaN,
  text: "line\nline\u{1f33f}",
  empty: "",
  bytes: Buffer.from([0, 127, 255]),
  moment: new Timestamp(1_795_000_000, 123_456_000),
  place: new GeoPoint(41.15, -8.61),
  list: [1, "two", { three: [] }],
  map: { "a.b": { "`": {} } },
};

beforeAll(async () => {
  await buildFunctions(signal);
  mkdirSync(join(root, webDir), { recursive: true });
}, 120_000);

test.each([
  { from: "hidane", to: "java" },
  { from: "java", to: "hidane" },
] as const)(
  "imports everything that $from has exported into $to",
  async ({ from, to }) => {
    const folder = join(cache, "drills", from);
    rmSync(folder, { recursive: true, force: true });
    const exported = await on(from, null, async ({ env }, { hub }) => {
      await loadDemoData(env, signal);
      const stored = await contents(env, (firestore) => firestore.doc(oddPath).set(odd));
      expect(await exportData(hub, folder)).toBe(true);
      return stored;
    });
    expect(exported.documents.size).toBeGreaterThan(500);
    expect(exported.documents.get(oddPath)).toEqual(odd);
    expect(exported.accounts).toHaveLength(demoAccounts.length);

    const imported = await on(to, folder, ({ env }) => contents(env));
    expect(imported).toEqual(exported);
  },
  300_000,
);

/** Runs work with a drill's own emulators, with either implementation of Firestore. */
async function on<T>(
  make: "hidane" | "java",
  importFrom: string | null,
  work: (emulators: Emulators, ports: Ports) => Promise<T>,
): Promise<T> {
  const firestore = await setUpFirestore(signal, make);
  const ports = await testPorts("drill");
  return withDrillEmulators({ ports, webDir, firestore, importFrom, signal }, (emulators) =>
    work(emulators, ports),
  );
}

/** Stores something, then returns all documents by path and all accounts. */
async function contents(
  env: Emulators["env"],
  change: (firestore: Firestore) => Promise<unknown> = async () => {},
) {
  // The emulators need no credentials, so the SDK skips looking for a cloud metadata server.
  Object.assign(process.env, env, { METADATA_SERVER_DETECTION: "none" });
  const app = initializeApp({ projectId: demoProject }, env["FIRESTORE_EMULATOR_HOST"]);
  try {
    const firestore = getFirestore(app);
    await change(firestore);
    const documents = await documentsIn(await firestore.listCollections());
    const { users } = await getAuth(app).listUsers();
    // The Authentication emulator revokes all sign-ins when it imports.
    const accounts = users.map((user) =>
      Object.assign(user.toJSON(), { tokensValidAfterTime: "" }),
    );
    return { documents: new Map(documents), accounts };
  } finally {
    await deleteApp(app);
  }
}

async function documentsIn(
  collections: readonly CollectionReference[],
): Promise<[path: string, data: object][]> {
  const found: [path: string, data: object][] = [];
  for (const collection of collections) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, to limit the load on the emulators
    const references = await collection.listDocuments();
    for (const reference of references) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [document, below] = await Promise.all([reference.get(), reference.listCollections()]);
      const data = document.data();
      if (data !== undefined) found.push([reference.path, data]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      found.push(...(await documentsIn(below)));
    }
  }
  return found;
}
