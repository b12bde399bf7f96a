import {
  usualMinutes,
  recordClosesMinutesAfter,
  recordOpensMinutesBefore,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import type { Firestore } from "../support/actors.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { decide, type Outcome } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { accessPath } from "./recordAccess.stored.ts";
import { recordDocuments } from "./records.stored.ts";
import { write } from "../support/row.ts";
import { now } from "../support/values.ts";

const rules = await rulesProject("record-access");

const minute = 60_000;
const closesAfter = usualMinutes + recordClosesMinutesAfter;

test.each<[string, number, Outcome, Outcome]>([
  ["opens a quarter of an hour before the start", -recordOpensMinutesBefore, "denied", "allowed"],
  ["closes an hour after the end", closesAfter, "allowed", "denied"],
])("a record %s, to the moment", async (_case, minutes, before, after) => {
  const { server } = rules;
  const db = rules.as({ uid: "carla", claims: { role: "medical" } });
  await rules.begin(recordDocuments);
  const outcomes = await timeBoundary(async (moment) => {
    const startsAt = new Date(moment - minutes * minute);
    await store(server, { "appointments/now": appointmentAt(startsAt) });
    return async () => {
      const outcome = await opened(db, startsAt);
      if (outcome === "allowed") await store(server, { [accessPath("eve", "carla")]: null });
      return outcome;
    };
  });
  expect(outcomes).toEqual({ before: [before], after: [after] });
});

function appointmentAt(startsAt: Date) {
  return appointment({ clinicianId: "carla", patientId: "eve", status: "confirmed", startsAt });
}

let entries = 0;

function opened(db: Firestore, startsAt: Date): Promise<Outcome> {
  const by = { patientId: "eve", clinicianId: "carla", appointmentId: "now" };
  const until = new Date(startsAt.getTime() + closesAfter * minute);
  const auditId = `opening-${(entries += 1)}`;
  const why = { startsAt, flagged: false, reason: null };
  const opening = { action: "recordOpened", appointmentId: "now", uid: "eve", by: "carla" };
  const logged = { ...opening, ...why, at: now };
  const send = () =>
    write(db, (writes) => {
      const access = { ...by, openedAt: now, until, auditId };
      writes.set(db.doc(accessPath("eve", "carla")), access);
      writes.set(db.doc(`${collections.auditLog}/${auditId}`), logged);
    });
  return decide(collections.recordAccess, { operation: "create", send }, db, "carla");
}
