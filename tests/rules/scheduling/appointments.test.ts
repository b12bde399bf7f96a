import { doneUndoMinutes } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { appointmentPath, startOf, storedSchedule } from "./appointments.stored.ts";
import { connect } from "../support/actors.ts";
import { decide } from "../support/decide.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { appointmentRows } from "./appointments.cases.ts";
import { write } from "../support/row.ts";
import { testTable } from "../support/testTable.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { now } from "../support/values.ts";

const environment = await rulesEnvironment("appointments");

afterAll(() => environment.cleanup());

testTable(environment, collections.appointments, appointmentRows, storedSchedule);

test("can be undone for ten minutes after it was marked as done, to the moment", async () => {
  const db = connect(environment, { uid: "carla", claims: { role: "medical" } });
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    const outcomes = await timeBoundary(async (moment) => {
      const updatedAt = new Date(moment - doneUndoMinutes * 60_000);
      const done = {
        clinicianId: "carla",
        status: "done",
        startsAt: startOf(-2),
        updatedAt,
      } as const;
      const stored = { ...storedSchedule, [appointmentPath("justDone")]: appointment(done) };
      await store(server, stored);
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
        if (outcome === "allowed") await store(server, stored);
        return outcome;
      };
    });
    expect(outcomes).toEqual({ before: ["allowed"], after: ["denied"] });
  });
});
