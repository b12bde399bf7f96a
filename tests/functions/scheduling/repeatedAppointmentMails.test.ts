import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { expect, it, onTestFinished } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { user } from "../../../seed/users.ts";
import { runFunction } from "../support/runFunction.ts";

const confirmed = appointment({
  status: "confirmed",
  startsAt: new Date("2031-06-10T08:00:00Z"),
  rev: 2,
  updatedAt: new Date(),
});

/** A project without running functions, in which an appointment and its participants are stored. */
async function aProject(today: Appointment | null) {
  const project = `demo-appointments-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  const db = getFirestore(app);
  for (const uid of [confirmed.clinicianId, confirmed.patientId]) {
    // oxlint-disable-next-line no-await-in-loop -- two documents
    await db.doc(`users/${uid}`).set(user({ email: `${uid}@example.com` }));
  }
  if (today !== null) await db.doc("appointments/a1").set(today);
  const run = (...events: readonly unknown[]) =>
    runFunction(project, "notifyOfAppointment", events);
  const mails = async () => {
    const { docs } = await db.collection("mail").get();
    return docs.map((each) => `${each.get("to")}: ${each.get("message.subject")}`).toSorted();
  };
  return { db, run, mails };
}

const [toClinician, toPatient] = ["camille@example.com", "beatriz@example.com"];

it("sends each one email of a change that is delivered three times at once and again", async () => {
  const { run, mails, db } = await aProject(confirmed);
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  await run(event, event, event);
  const first = await db.collection("mail").get();
  await run(event);
  expect(await mails()).toEqual([
    `${toPatient}: Your appointment is confirmed`,
    `${toClinician}: Your appointment is confirmed`,
  ]);
  // The Message-ID derives from the document's ID, and so from the appointment and the revision.
  const again = await db.collection("mail").get();
  expect(again.docs.map(({ id }) => id)).toEqual(first.docs.map(({ id }) => id));
}, 60_000);

it("sends the next revision's email, also back to an earlier time", async () => {
  const later = new Date("2031-06-10T09:00:00Z");
  const { db, run, mails } = await aProject({ ...confirmed, startsAt: later, rev: 3 });
  await run(written(confirmed, { ...confirmed, startsAt: later, rev: 3 }));
  await db.doc("appointments/a1").set({ ...confirmed, rev: 4 });
  await run(written({ ...confirmed, startsAt: later, rev: 3 }, { ...confirmed, rev: 4 }));
  expect(await mails()).toHaveLength(4);
}, 60_000);

it("says nothing of a change that another has overtaken, or of an erased appointment", async () => {
  const event = written({ ...confirmed, status: "pending", rev: 1 }, confirmed);
  const overtaken = await aProject({ ...confirmed, status: "cancelled", rev: 3 });
  await overtaken.run(event);
  expect(await overtaken.mails()).toEqual([]);
  const erased = await aProject(null);
  await erased.run(event);
  expect(await erased.mails()).toEqual([]);
}, 60_000);

/** The write event of an appointment, in Eventarc's JSON form. */
function written(before: Appointment, after: Appointment) {
  const time = after.updatedAt.toISOString();
  const name = "projects/p/databases/(default)/documents/appointments/a1";
  const document = (value: Appointment) => ({
    name,
    fields: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, typed(field)])),
    createTime: time,
    updateTime: time,
  });
  return {
    specversion: "1.0",
    id: randomUUID(),
    type: "google.cloud.firestore.document.v1.written",
    source: "//firestore.googleapis.com/projects/p/databases/(default)",
    subject: "documents/appointments/a1",
    time,
    datacontenttype: "application/json",
    project: "p",
    database: "(default)",
    namespace: "(default)",
    document: "appointments/a1",
    location: "europe-west1",
    data: { value: document(after), oldValue: document(before) },
  };
}

function typed(value: Appointment[keyof Appointment]) {
  if (value === undefined) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return typeof value === "number" ? { integerValue: String(value) } : { stringValue: value };
}
