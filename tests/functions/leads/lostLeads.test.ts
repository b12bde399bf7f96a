import { expect, it } from "vitest";

import { sweepOurs } from "../../../functions/src/privacy/sweepOurs.ts";
import { eraseLostLeads } from "../../../functions/src/privacy/eraseLostLeads.ts";
import { lead } from "../../../seed/leads.ts";
import { firestore } from "../support/accounts.ts";

const night = () => sweepOurs(new Date());

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

  await night();

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
  await night();
  expect((await entry.ref.get()).data()).toEqual(entry.data());
  expect(await idsOf("leads")).toHaveLength(3);
});

it("erases no more a night than the limit allows", async () => {
  await Promise.all(["a", "b", "c"].map((id) => storeLead(id, monthsAgo(36, 0), lost)));
  expect(await eraseLostLeads(firestore, 24, new Date(), 2)).toBe(2);
  expect(await idsOf("leads")).toHaveLength(4);
});
