import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { FieldValue, type UpdateData } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { lead } from "../../../seed/leads.ts";
import { firestore } from "../support/accounts.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";

/** Stores a lead for one test, with helpers to change it and to read what was recorded. */
async function stored(overrides: Partial<Lead> = {}) {
  const document = firestore.doc(`leads/${randomUUID()}`);
  let { rev } = lead(overrides);
  await document.set(lead(overrides));
  return {
    change: (fields: UpdateData<Lead>) => {
      rev += 1;
      return delivering("leads", [followLead], () =>
        document.update({ rev, updatedAt: new Date(), ...fields }),
      );
    },
    /** The recorded activities by id, of which there are `count`. */
    recorded: async (count: number) => {
      const { docs } = await document.collection("activities").get();
      expect(docs).toHaveLength(count);
      const read = (data: unknown) => leadActivitySchema.parse(withDates(data));
      return Object.fromEntries(docs.map((each) => [each.id, read(each.data())]));
    },
  };
}

it("records moves and new owners once each, but no other edits", async () => {
  const { change, recorded } = await stored();
  const claimedAt = new Date("2026-11-20T10:00:00Z");
  await change({ ownerId: "ana", updatedAt: claimedAt });
  await change({ plan: "premium" });
  await change({ status: "remoteSales", step: 3 });
  await change({ ownerId: "ben" });
  expect(await recorded(3)).toMatchObject({
    "owner:2": { kind: "owner", from: null, to: "ana", createdAt: claimedAt },
    "status:4": { kind: "status", from: "new", to: "remoteSales", ownerId: "ana" },
    "owner:5": { kind: "owner", from: "ana", to: "ben" },
  });
});

it("records that a move was undone, unless it was made long before", async () => {
  const { change, recorded } = await stored({ ownerId: "ana", status: "quoted", step: 4 });
  const loss = { reason: "noNeed", note: null } as const;
  await change({ status: "lost", loss });
  await recorded(1);
  await change({ status: "quoted", loss: FieldValue.delete() });
  await recorded(2);
  await change({ status: "documents", step: 5, updatedAt: new Date("2026-11-20T10:00:00Z") });
  await recorded(3);
  await change({ status: "quoted", step: 4 });
  const { "status:2": lost, "status:3": undone, "status:5": back } = await recorded(4);
  expect(lost).toMatchObject({ from: "quoted", to: "lost", loss });
  expect(undone).toMatchObject({ from: "lost", to: "quoted", ownerId: "ana", isUndo: true });
  expect(back).not.toHaveProperty("isUndo");
});

it("records who took a person's consent, and its withdrawal", async () => {
  const { change, recorded } = await stored({ ownerId: "ana" });
  const at = new Date();
  const consent = { wording: "De acuerdo.", language: "es", at } as const;
  await change({ consent, updatedAt: at });
  await change({ consent: null, updatedAt: new Date(at.getTime() + 1) });
  expect(await recorded(2)).toMatchObject({
    "consent:2": { kind: "consent", language: "es", ownerId: "ana", createdAt: at },
    "consent:3": { kind: "consent", language: null, ownerId: "ana" },
  });
});

it("adds nothing when an earlier change is delivered again", async () => {
  const { change, recorded } = await stored({ ownerId: "ana" });
  const moved = { status: "remoteSales", step: 3, rev: 2, updatedAt: new Date() } as const;
  await change(moved);
  await recorded(1);
  // The same event again, as the database would redeliver it: an unchanged state.
  await change({ status: "new", step: 1, rev: 1 });
  await change(moved);
  await change({ status: "quoted", step: 4, rev: 3 });
  expect(Object.keys(await recorded(3)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "status:1",
    "status:2",
    "status:3",
  ]);
});
