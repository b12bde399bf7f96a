import { storedCollections } from "@salvia/domain/privacy/storedCollections";
import { getAuth } from "firebase-admin/auth";
import { getApp } from "firebase-admin/app";
import { afterAll, beforeAll, expect, it } from "vitest";

import { loadRules } from "../../loadRules.ts";
import { as, newestLeads, openRecord } from "../../restoredStories.ts";
import { startRestoring, type Restoring } from "../../restoring.ts";

let restoring: Restoring;
let at: string;
let leads: readonly string[];

// One project's loss and restore: each story begins where the one before has ended.
beforeAll(async () => {
  restoring = await startRestoring(60);
  await loadRules(restoring.project);
  leads = await as(restoring.project, "sales@salvia.example", newestLeads);
  at = new Date().toISOString();
  await restoring.save();
});
afterAll(() => restoring.close());

it("names each collection whose documents are all lost, once", async () => {
  await restoring.empty();
  const { code, lines } = restoring.drill("--at", at);
  expect(code).toBe(1);
  const lost = lines.flatMap((line) => /^(\w+): none of its \d+ documents/.exec(line)?.[1] ?? []);
  expect(lost).toEqual(storedCollections);
  expect(lines.at(-1)).toBe(`Not all is there: ${storedCollections.length} lines above.`);
});

it("finds everything after the import: documents, fields, and accounts", async () => {
  await restoring.load();
  const { code, lines } = restoring.drill("--at", at, "--accounts", restoring.accounts);
  expect(lines.at(-1)).toBe("All is there.");
  expect(code).toBe(0);
  expect(lines).toContain("Compared 7 accounts.");
});

it("names the one collection that a backup lacks", async () => {
  const { firestore } = restoring;
  const { docs } = await firestore.collectionGroup("medications").get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  const { code, lines } = restoring.drill("--at", at);
  expect(lines.slice(-2)).toEqual([
    `medications: none of its ${docs.length} documents is in the restored database.`,
    "Not all is there: 1 lines above.",
  ]);
  expect(code).toBe(1);
  await restoring.load();
});

it("names a lost document, a changed field, and a collection that nothing describes", async () => {
  const { firestore } = restoring;
  await firestore.doc("staff/demo-doctor").delete();
  await firestore.doc("settings/drill").update({ name: "changed", more: true });
  await firestore.doc("forgotten/one").set({ a: 1 });
  const { lines } = restoring.drill("--at", at);
  expect(lines.slice(-5)).toEqual([
    "forgotten: this collection is not in the map of personal data.",
    expect.stringMatching(/^staff: \d+ documents instead of \d+\.$/),
    "staff: staff/demo-doctor is missing.",
    "settings: settings/drill differs: name, more.",
    "Not all is there: 4 lines above.",
  ]);
  await firestore.doc("forgotten/one").delete();
  await restoring.load();
});

it("names accounts without their claims, and accounts that the export lacks", async () => {
  const auth = getAuth(getApp(restoring.project));
  await auth.setCustomUserClaims("demo-sales", null);
  await auth.createUser({ uid: "newer", email: "newer@example.com" });
  const { code, lines } = restoring.drill("--accounts", restoring.accounts);
  expect(code).toBe(1);
  expect(lines.slice(1, -1).toSorted()).toEqual([
    "accounts: demo-sales differs: claims.",
    "accounts: newer is not in the export.",
  ]);
  await auth.setCustomUserClaims("demo-sales", { role: "sales" });
  await auth.deleteUser("newer");
});

it("lets people sign in with their passwords, see their leads, and open a record in time", async () => {
  const { project } = restoring;
  expect(leads.length).toBeGreaterThan(5);
  expect(await as(project, "sales@salvia.example", newestLeads)).toEqual(leads);
  expect(await as(project, "doctor@salvia.example", openRecord)).toBeGreaterThan(0);
  await expect(as(project, "sales@salvia.example", openRecord)).rejects.toMatchObject({
    code: "permission-denied",
  });
});
