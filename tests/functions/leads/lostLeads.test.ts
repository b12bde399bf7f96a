import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { startFunction } from "../support/function.ts";

/** A project of its own: the function erases what is old in all of it. */
const project = "demo-lost-leads";
const firestore = getFirestore(initializeApp({ projectId: project }, project));

let night: Awaited<ReturnType<typeof startFunction>>;

beforeAll(async () => {
  night = await startFunction("recountSalesStats", project);
});

afterAll(() => night.stop());

const lost = { status: "lost", step: 3 } as const;

/** So many months ago, moved by some days. */
function monthsAgo(months: number, days: number): Date {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months);
  return new Date(day.getTime() + days * 24 * 60 * 60 * 1000);
}

async function storeLead(id: string, updatedAt: Date, more: Partial<Parameters<typeof lead>[0]>) {
  const createdAt = monthsAgo(60, 0);
  await firestore.doc(`leads/${id}`).set({ ...lead({ createdAt, ...more }), updatedAt });
  await firestore.doc(`leads/${id}/activities/note`).set({ kind: "note", createdAt });
}

const idsOf = async (path: string) =>
  (await firestore.collection(path).get()).docs.map((document) => document.id);

it("erases each night who was lost two years ago, and no one else", async () => {
  await storeLead("forgotten", monthsAgo(24, -2), lost);
  await storeLead("forgotten-long-ago", monthsAgo(48, 0), lost);
  await storeLead("lost-lately", monthsAgo(24, 2), lost);
  await storeLead("client", monthsAgo(48, 0), { status: "enrolled", step: 6, kind: "client" });
  await storeLead("still-new", monthsAgo(48, 0), {});

  await night.run({});

  expect(await idsOf("leads")).toEqual(["client", "lost-lately", "still-new"]);
  expect(await idsOf("leads/forgotten/activities")).toEqual([]);
  expect(await idsOf("leads/lost-lately/activities")).toEqual(["note"]);
  expect(await idsOf("auditLog")).toEqual(["erased-forgotten", "erased-forgotten-long-ago"]);
  const entry = await firestore.doc("auditLog/erased-forgotten").get();
  expect(entry.data()).toMatchObject({
    action: "personErased",
    by: "schedule (LOST_LEAD_MONTHS)",
    erased: { leads: 1, activities: 1 },
  });

  // The next night finds nothing to do, and the entry stays as it is.
  await night.run({});
  expect((await entry.ref.get()).data()).toEqual(entry.data());
  expect(await idsOf("leads")).toHaveLength(3);
});

it("erases at most a hundred a night", async () => {
  const ids = Array.from({ length: 102 }, (_, index) => `old-${index}`);
  await Promise.all(ids.map((id) => storeLead(id, monthsAgo(36, 0), lost)));
  await night.run({});
  expect((await idsOf("leads")).filter((id) => id.startsWith("old-"))).toHaveLength(2);
});
