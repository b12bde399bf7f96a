import { randomUUID } from "node:crypto";

import { auditEndpoints, auditExportLimits } from "@salvia/domain/audit/auditExport";
import { expect, it } from "vitest";

import { account, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const everything = { action: null, by: null, whom: null, from: null, until: null };

type Token = { idToken: string };

async function begin(
  { idToken }: Token,
  selection: Partial<Record<keyof typeof everything, string>>,
) {
  const { path, output } = auditEndpoints.beginAuditExport;
  const response = await postAs(idToken, path, { ...everything, ...selection });
  expect(response.status).toBe(200);
  return output.parse(await response.json());
}

function askPage(idToken: string, exportId: string | null, after: string | null = null) {
  return postAs(idToken, auditEndpoints.auditExportPage.path, { exportId, after });
}

async function page({ idToken }: Token, exportId: string | null, after: string | null = null) {
  const response = await askPage(idToken, exportId, after);
  expect(response.status).toBe(200);
  return auditEndpoints.auditExportPage.output.parse(await response.json());
}

/** Stores entries, one a minute from a moment on, and returns their actor. */
async function storedEntries(count: number, { from = "2026-03-01T10:00:00Z", uid = "noa" } = {}) {
  const by = `admin-${randomUUID()}`;
  const writer = firestore.bulkWriter();
  for (let minutes = 0; minutes < count; minutes += 1) {
    const at = new Date(Date.parse(from) + minutes * 60_000);
    void writer.create(firestore.collection("auditLog").doc(`${by}-${minutes}`), {
      action: minutes % 2 === 0 ? "accountDisabled" : "accountEnabled",
      uid,
      by,
      at,
    });
  }
  await writer.close();
  return by;
}

it("logs an export with its filter and count before it gives the entries", async () => {
  const admin = await account({ role: "admin" });
  const by = await storedEntries(4);
  await firestore.collection("users").doc(by).set({ displayName: "Helen Whitcombe" });
  const until = "2026-03-01T10:02:00.000Z";
  const { exportId, count } = await begin(admin, { by, action: "accountDisabled", until });
  expect(count).toBe(1);
  const entry = await firestore.doc(`auditLog/${exportId}`).get();
  expect(entry.data()).toEqual({
    action: "auditExported",
    filter: { action: "accountDisabled", by, whom: null },
    from: null,
    until: expect.anything(),
    count: 1,
    uid: admin.uid,
    by: admin.uid,
    at: expect.anything(),
  });
  expect(await page(admin, exportId)).toEqual({
    entries: [
      {
        id: `${by}-0`,
        byName: "Helen Whitcombe",
        stored: { action: "accountDisabled", uid: "noa", by, at: "2026-03-01T10:00:00.000Z" },
      },
    ],
    next: null,
  });
});

it("gives each entry of a long log once, newest first, without what was written later", async () => {
  const admin = await account({ role: "admin" });
  const by = await storedEntries(auditExportLimits.page + 5);
  const { exportId, count } = await begin(admin, { by });
  expect(count).toBe(auditExportLimits.page + 5);
  await firestore
    .collection("auditLog")
    .add({ action: "accountDisabled", uid: "noa", by, at: new Date(Date.now() + 1000) });
  const first = await page(admin, exportId);
  expect(first.entries).toHaveLength(auditExportLimits.page);
  const rest = await page(admin, exportId, first.next);
  expect(rest.next).toBeNull();
  const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: count }, (_, at) => `${by}-${count - 1 - at}`));
});

it("selects by account and by days", async () => {
  const admin = await account({ role: "admin" });
  const uid = `account-${randomUUID()}`;
  await storedEntries(3, { uid });
  const selection = { whom: uid, from: "2026-03-01T10:01:00Z", until: "2026-03-01T10:02:00Z" };
  const { exportId, count } = await begin(admin, selection);
  const { entries } = await page(admin, exportId);
  expect([count, entries.map(({ stored }) => stored["at"])]).toEqual([
    1,
    ["2026-03-01T10:01:00.000Z"],
  ]);
});

it("gives no page to others, after an hour, or for an entry that is no export", async () => {
  const admin = await account({ role: "admin" });
  const by = await storedEntries(1);
  const { exportId } = await begin(admin, { by });
  const other = await account({ role: "admin" });
  expect((await askPage(other.idToken, exportId)).status).toBe(404);
  expect((await askPage(admin.idToken, `${by}-0`)).status).toBe(404);
  expect((await askPage(admin.idToken, exportId, "unknown")).status).toBe(404);
  const at = new Date(Date.now() - 61 * 60 * 1000);
  await firestore.doc(`auditLog/${exportId}`).update({ at });
  expect((await askPage(admin.idToken, exportId)).status).toBe(404);
});

it.each(["sales", "medical", "member", null] as const)("is closed to the role %s", async (role) => {
  const { idToken, uid } = await account({ role });
  const begun = await postAs(idToken, auditEndpoints.beginAuditExport.path, everything);
  expect([begun.status, (await askPage(idToken, "any")).status]).toEqual([403, 403]);
  const log = await firestore.collection("auditLog").where("by", "==", uid).get();
  expect(log.size).toBe(0);
});
