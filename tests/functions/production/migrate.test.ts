import { randomUUID } from "node:crypto";

import { quotedPrice } from "@salvia/domain/lead/quote/quotePrice";
import { initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { migrate, type Migrated } from "../../../scripts/lib/migrate/migrate.ts";
import { migrations, type Migration } from "../../../scripts/lib/migrate/migration.ts";
import { appointment } from "../../../seed/appointments.ts";
import { lead } from "../../../seed/leads.ts";
import { nextStep } from "../../../seed/nextSteps.ts";
import { quote } from "../../../seed/quotes.ts";

/** Tasks get a color instead of a shade; a task with an unknown shade cannot be migrated. */
const migration: Migration = {
  id: "colors",
  collection: "tasks",
  schema: z.strictObject({ color: z.enum(["red", "blue"]), at: z.date(), count: z.int() }),
  change: ({ shade }) => (shade === undefined ? null : { color: shade, shade: undefined }),
};

const at = Timestamp.fromDate(new Date("2026-11-24T10:00:00Z"));

/** A database of its own with this many tasks, which have ids in their order. */
async function tasks(count: number, more: object = {}) {
  const project = `demo-migrate-${randomUUID().slice(0, 8)}`;
  const firestore = getFirestore(initializeApp({ projectId: project }, project));
  const writer = firestore.bulkWriter();
  for (let nth = 0; nth < count; nth += 1) {
    const id = String(nth).padStart(4, "0");
    void writer.set(firestore.doc(`tasks/${id}`), { shade: "red", at, count: 0, ...more });
  }
  await writer.close();
  const stored = async () =>
    (await firestore.collection("tasks").get()).docs.map((task) => task.data());
  return { firestore, stored };
}

const done = { color: "red", at, count: 0 };

it("says what would change, changes it page by page, and the second time nothing", async () => {
  const { firestore, stored } = await tasks(620);
  const pages: (string | null)[] = [];
  const onPage = ({ last }: Migrated) => void pages.push(last);
  const planned = await migrate(firestore, migration, { dryRun: true });
  expect(planned).toMatchObject({ read: 620, changed: 620, refused: [] });
  expect((await stored())[0]).toEqual({ shade: "red", at, count: 0 });

  const first = await migrate(firestore, migration, { onPage });
  expect(first).toMatchObject({ read: 620, changed: 620, last: "tasks/0619" });
  expect([...first.fields]).toEqual(["color", "shade"]);
  expect(pages).toEqual(["tasks/0299", "tasks/0599", "tasks/0619"]);
  expect(await stored()).toEqual(Array.from({ length: 620 }, () => done));
  expect(await migrate(firestore, migration)).toMatchObject({ read: 620, changed: 0 });
});

it("continues where it was interrupted", async () => {
  const { firestore, stored } = await tasks(310);
  const broken = new Error("The laptop sleeps.");
  let last: string | null = null;
  const onPage = (soFar: Migrated) => {
    ({ last } = soFar);
    throw broken;
  };
  await expect(migrate(firestore, migration, { onPage })).rejects.toBe(broken);
  expect(last).toBe("tasks/0299");
  expect((await stored()).filter((task) => "shade" in task)).toHaveLength(10);
  expect(await migrate(firestore, migration, { after: last })).toMatchObject({ changed: 10 });
  expect((await stored()).every((task) => !("shade" in task))).toBe(true);
});

it("changes each document once when it runs twice at once while people work", async () => {
  const { firestore, stored } = await tasks(60);
  const document = firestore.doc("tasks/0007");
  const work = async () => {
    for (let count = 1; count <= 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await document.update({ count });
    }
  };
  const [one, other] = await Promise.all([
    migrate(firestore, migration),
    migrate(firestore, migration),
    work(),
  ]);
  expect(one.changed + other.changed).toBe(60);
  expect((await document.get()).data()).toEqual({ ...done, count: 10 });
  expect((await stored()).every((task) => task["color"] === "red")).toBe(true);
});

it("leaves a document that would not have the new form, and names it without its values", async () => {
  const { firestore } = await tasks(3);
  const odd = firestore.doc("tasks/0001");
  await odd.update({ shade: "someone's secret" });
  const { changed, refused } = await migrate(firestore, migration);
  expect(changed).toBe(2);
  expect(refused).toEqual([{ path: "tasks/0001", reason: expect.stringMatching(/^color: /) }]);
  expect(JSON.stringify(refused)).not.toContain("secret");
  expect((await odd.get()).get("shade")).toBe("someone's secret");
});

it("takes the time of confirmed appointments once, for the clinician and the patient", async () => {
  const { firestore } = await tasks(0);
  const startsAt = new Date("2026-11-24T10:00:00Z");
  const { minutes: _, ...half } = appointment({ status: "confirmed", startsAt });
  await firestore.doc("appointments/confirmed").set(half);
  await firestore.doc("appointments/asked").set(appointment({ startsAt }));
  const [takeTime] = migrations;
  if (takeTime === undefined) throw new Error("The migration is gone, and so is this test.");

  expect(await migrate(firestore, takeTime)).toMatchObject({ read: 2, changed: 1, refused: [] });
  const token: unknown = (await firestore.doc("appointments/confirmed").get()).get("token");
  const days = (await firestore.collectionGroup("days").get()).docs;
  expect(days.map(({ ref }) => ref.path)).toEqual([
    "takenTime/beatriz/days/20781",
    "takenTime/camille/days/20781",
  ]);
  for (const day of days) {
    // Two quarters of an hour since 1970.
    expect(day.get("cells")).toEqual({ "1995016": token, "1995017": token });
    expect(day.get("endsAt").toDate()).toEqual(new Date("2026-11-25T04:00:00Z"));
  }
  expect(await migrate(firestore, takeTime)).toMatchObject({ changed: 0 });
});

it("stores the days of next steps in leads, and leaves those that are right", async () => {
  const { firestore } = await tasks(0);
  const consent = { wording: "Call me.", language: "en", at: new Date() } as const;
  const { nextStepDay: _, ...open } = lead({ ownerId: "ana", consent });
  const leads = firestore.collection("leads");
  await leads.doc("due").set(open);
  await leads.doc("forgotten").set(open);
  await leads.doc("pooled").set({ ...open, ownerId: null, nextStepDay: "none" });
  await leads.doc("right").set({ ...open, nextStepDay: "2026-11-27" });
  await leads.doc("wrong").set({ ...open, status: "eaten" });
  for (const id of ["due", "right"]) {
    await firestore.doc(`nextSteps/${id}`).set(nextStep(id, { dueOn: "2026-11-27" }));
  }
  const storeDays = migrations.find(({ collection }) => collection === "leads");
  if (storeDays === undefined) throw new Error("The migration is gone, and so is this test.");

  expect(await migrate(firestore, storeDays)).toMatchObject({
    read: 5,
    changed: 3,
    refused: [{ path: "leads/wrong" }],
  });
  const { docs } = await leads.get();
  expect(docs.map((each): unknown => each.get("nextStepDay"))).toEqual([
    "2026-11-27",
    "none",
    undefined,
    "2026-11-27",
    undefined,
  ]);
  expect(await migrate(firestore, storeDays)).toMatchObject({ changed: 0 });
});

it("stores the premium of a quote whose price is known, in a lead that has none", async () => {
  const { firestore } = await tasks(0);
  const leads = firestore.collection("leads");
  const quotes = {
    quoted: quote(),
    outdated: quote({ offersVersion: "0a1b2c3d" }),
    newer: quote(),
  };
  for (const [id, each] of Object.entries(quotes)) {
    await leads.doc(id).set(lead({ ownerId: "ana", ...(id === "newer" && { monthlyPremium: 7 }) }));
    await firestore.doc(`quotes/${id}`).set(each);
  }
  await leads.doc("unquoted").set(lead());
  const storePremiums = migrations.find(({ id }) => id === "store-monthly-premiums");
  if (storePremiums === undefined) throw new Error("The migration is gone, and so is this test.");

  expect(await migrate(firestore, storePremiums)).toMatchObject({ changed: 1, refused: [] });
  const { docs } = await leads.get();
  expect(docs.map((each): unknown => each.get("monthlyPremium"))).toEqual([
    7,
    undefined,
    quotedPrice(quote()),
    undefined,
  ]);
});

it("stores the codes of specialties that were typed in any language, and keeps other text", async () => {
  const { firestore } = await tasks(0);
  const staff = firestore.collection("staff");
  const texts = ["General medicine", "  cardiologia ", "ORTHOPÉDIE ET TRAUMATOLOGIE"];
  for (const [index, specialty] of [...texts, "Sleep medicine", "surgery", null].entries()) {
    const entry = { name: "Camille Laurent", role: "medical", languages: [], timezone: null };
    await staff.doc(String(index)).set({ ...entry, specialty });
  }
  const codeSpecialties = migrations.find(({ collection }) => collection === "staff");
  if (codeSpecialties === undefined) throw new Error("The migration is gone, and so is this test.");
  expect(await migrate(firestore, codeSpecialties)).toMatchObject({ read: 6, changed: 3 });
  const { docs } = await staff.get();
  expect(docs.map((each): unknown => each.get("specialty"))).toEqual([
    "generalMedicine",
    "cardiology",
    "orthopedics",
    "Sleep medicine",
    "surgery",
    null,
  ]);
  expect(await migrate(firestore, codeSpecialties)).toMatchObject({ changed: 0 });
});
