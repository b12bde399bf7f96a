import type { User } from "@salvia/domain/account/user";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { mailSchema } from "@salvia/domain/mail/mail";
import { beforeEach, expect, it } from "vitest";

import { remindOfSteps } from "../../../functions/src/notifications/remindOfSteps.ts";
import { nextStep } from "../../../seed/nextSteps.ts";
import { user } from "../../../seed/users.ts";
import { firestore as db } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { withDates } from "../support/withDates.ts";

beforeEach(emptyDatabase);

/** Runs the function as at a given time. */
async function at(scheduleTime: string): Promise<void> {
  await remindOfSteps(new Date(scheduleTime));
}

const morningInMadrid = "2026-11-23T07:05:00Z";

/** A salesperson in Madrid, unless the test says otherwise, with steps due on some days. */
async function salesperson(uid: string, profile: Partial<User>, ...dueOn: readonly string[]) {
  const address = { email: `${uid}@example.com`, timezone: "Europe/Madrid" };
  await db.doc(`users/${uid}`).set(user({ ...address, ...profile }));
  await db.doc(`staff/${uid}`).set({ name: uid, role: "sales" });
  for (const [index, day] of dueOn.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a few documents
    await step(`${uid}${index}`, { ownerId: uid, dueOn: day });
  }
}

async function step(leadId: string, fields: Partial<NextStep>) {
  await db.doc(`nextSteps/${leadId}`).set(nextStep(leadId, { title: "Call Inés", ...fields }));
}

async function mails() {
  const { docs } = await db.collection("mail").get();
  return docs.map((mail) => mailSchema.parse(withDates(mail.data())));
}

async function bells() {
  const { docs } = await db.collectionGroup("items").get();
  return docs
    .map((item) => `${item.ref.parent.parent?.id}: ${item.get("kind")} ${item.get("count")}`)
    .toSorted();
}

it("reminds a salesperson of what is due in the local morning, once, and in numbers only", async () => {
  await salesperson(
    "ana",
    { language: "es" },
    "2026-11-20",
    "2026-11-23",
    "2026-11-23",
    "2026-11-24",
  );
  await step("done", { ownerId: "ana", dueOn: "2026-11-23", doneAt: new Date() });
  await at("2026-11-23T06:05:00Z");
  expect(await mails()).toEqual([]);
  await at(morningInMadrid);
  // A repetition, and a run in the next hour.
  await at(morningInMadrid);
  await at("2026-11-23T08:05:00Z");
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: "ana@example.com",
    subscription: { uid: "ana", setting: "nextStepMails" },
    message: { subject: "Tus próximos pasos para hoy" },
  });
  expect(mail?.message.text).toContain("Para hoy: 2. Atrasados: 1.");
  expect(JSON.stringify(mail)).not.toMatch(/Inés|Call/);
  expect(await bells()).toEqual(["ana: stepsDue 3"]);

  await at("2026-11-24T07:05:00Z");
  expect(await bells()).toEqual(["ana: stepsDue 3", "ana: stepsDue 4"]);
});

it("reminds each person in their own morning, and no one without a step that is due", async () => {
  await salesperson("ben", { timezone: "America/Lima" }, "2026-11-23");
  await salesperson("zoe", {}, "2026-11-24");
  await at(morningInMadrid);
  expect(await bells()).toEqual([]);
  await at("2026-11-23T13:05:00Z");
  expect(await bells()).toEqual(["ben: stepsDue 1"]);
  expect((await mails()).map(({ to }) => to)).toEqual(["ben@example.com"]);
});

it("sends only what a salesperson wants", async () => {
  const wanted = { newLeads: false, conversions: false, monthlyReport: false };
  const day = "2026-11-23";
  await salesperson("mail", { notifications: { ...wanted, nextStepBells: false } }, day);
  await salesperson("bell", { notifications: { ...wanted, nextStepMails: false } }, day);
  const neither = { ...wanted, nextStepBells: false, nextStepMails: false };
  await salesperson("none", { notifications: neither }, day);
  await at(morningInMadrid);
  expect((await mails()).map(({ to }) => to)).toEqual(["mail@example.com"]);
  expect(await bells()).toEqual(["bell: stepsDue 1"]);
});
