import { randomUUID } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { expect, it } from "vitest";

import { appointmentWritten } from "../../../functions/src/appointments/appointmentWritten.ts";
import { appointment } from "../../../seed/appointments.ts";
import { firestore } from "../support/accounts.ts";
import { delivering } from "../support/writeEvents.ts";

const ten = new Date("2026-12-01T10:00:00Z");
const eleven = new Date("2026-12-01T11:00:00Z");
const noon = new Date("2026-12-01T12:00:00Z");

const moving = <Result>(work: () => Promise<Result>) =>
  delivering("appointments", [appointmentWritten], work);

/** The audit log entries of an appointment in order of revision, of which there are `count`. */
async function audited(appointmentId: string, count: number) {
  const entries = firestore
    .collection(collections.auditLog)
    .where("appointmentId", "==", appointmentId);
  const { docs } = await entries.get();
  expect(docs).toHaveLength(count);
  return docs
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((each) =>
      Object.assign(each.data(), {
        from: each.get("from").toDate(),
        to: each.get("to").toDate(),
        at: each.get("at").toDate(),
      }),
    );
}

it("audits each move of an appointment once, with the time before and after it", async () => {
  const id = randomUUID();
  const document = firestore.doc(`appointments/${id}`);
  const patientId = `patient-${id}`;
  await document.set(appointment({ patientId, status: "confirmed", startsAt: ten }));
  const movedAt = new Date("2026-11-22T09:00:00Z");
  const change = (fields: object) => moving(() => document.update(fields));
  await change({ startsAt: eleven, rev: 2, updatedAt: movedAt });
  await change({ status: "done", rev: 3, updatedAt: new Date() });
  const first = {
    action: "appointmentMoved",
    appointmentId: id,
    uid: patientId,
    by: "camille",
    from: ten,
    to: eleven,
    at: movedAt,
  };
  expect(await audited(id, 1)).toEqual([first]);

  // The same event again, as the database would redeliver it, then another move.
  await change({ startsAt: ten, rev: 2 });
  await change({ startsAt: eleven, rev: 2 });
  await change({ startsAt: noon, rev: 4, updatedAt: movedAt });
  expect(await audited(id, 2)).toEqual([first, { ...first, from: eleven, to: noon }]);
});

it("audits a confirmed request to move an appointment with that one's time", async () => {
  const [old, id] = [randomUUID(), randomUUID()];
  const patientId = `patient-${id}`;
  const document = firestore.doc(`appointments/${id}`);
  await firestore
    .doc(`appointments/${old}`)
    .set(appointment({ patientId, status: "confirmed", startsAt: ten }));
  await moving(() => document.set(appointment({ patientId, startsAt: noon, replaces: old })));
  // The clinician confirms it for yet another time.
  const changes = { status: "confirmed", startsAt: eleven, eventId: old };
  await moving(() => document.update({ ...changes, rev: 2, updatedAt: new Date() }));
  expect(await audited(id, 1)).toMatchObject([{ from: ten, to: eleven, uid: patientId }]);
  expect(await audited(old, 0)).toEqual([]);
});
