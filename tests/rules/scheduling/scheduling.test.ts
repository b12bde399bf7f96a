import { doneUndoMinutes } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { appointmentPath, startOf, storedSchedule } from "./appointments.stored.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { testTables } from "../testTables.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { now } from "../support/values.ts";
import { tablesIn } from "../tables.ts";

const rules = await rulesProject("scheduling");

testTables(rules, tablesIn.scheduling);

test("an appointment can be undone for ten minutes after it was marked as done, to the moment", async () => {
  const db = rules.as({ uid: "carla", claims: { role: "medical" } });
  const outcomes = await timeBoundary(async (moment) => {
    const updatedAt = new Date(moment - doneUndoMinutes * 60_000);
    const done = {
      clinicianId: "carla",
      status: "done",
      startsAt: startOf(-2),
      updatedAt,
    } as const;
    const stored = { [appointmentPath("justDone")]: appointment(done) };
    await rules.begin({ ...storedSchedule, ...stored });
    const undo = () =>
      write(db, (writes) =>
        writes.update(db.doc(appointmentPath("justDone")), {
          status: "confirmed",
          rev: 2,
          updatedAt: now,
        }),
      );
    const request = { operation: "update", send: undo } as const;
    return async () => {
      const outcome = await decide(collections.appointments, request, db, "carla");
      if (outcome === "allowed") await store(rules.server, stored);
      return outcome;
    };
  });
  expect(outcomes).toEqual({ before: ["allowed"], after: ["denied"] });
});
