import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { connect } from "../support/actors.ts";
import { slotOf, slotPath, startOf } from "./appointments.stored.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { now } from "../support/values.ts";

const environment = await rulesEnvironment("slot-race");

afterAll(() => environment.cleanup());

test("gives a half hour to exactly one of fifty tabs that confirm requests for it at once", async () => {
  const wish = appointment({
    clinicianId: "carla",
    patientId: "dora",
    patientName: "Dora",
    startsAt: startOf(60),
  });
  const ids = Array.from({ length: 50 }, (_, index) => `wish-${index}`);
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), {
      [`${collections.patients}/dora`]: patient({ name: "Dora", clinicians: ["carla"] }),
      ...Object.fromEntries(ids.map((id) => [`${collections.appointments}/${id}`, wish])),
    });
  });

  const path = slotPath("carla", wish.startsAt);
  const outcomes = await Promise.allSettled(
    ids.map((id) => {
      const db = connect(environment, { uid: "carla", claims: { role: "medical" } });
      const batch = db.batch();
      const confirmation = { status: "confirmed", rev: 2, updatedAt: now };
      batch.update(db.doc(`${collections.appointments}/${id}`), confirmation);
      batch.set(db.doc(path), slotOf(id, wish));
      return batch.commit();
    }),
  );

  const winners = ids.filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(winners).toHaveLength(1);
  const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  for (const reason of refusals) expect(reason).toMatchObject({ code: "permission-denied" });
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    const confirmed = await server
      .collection(collections.appointments)
      .where("status", "==", "confirmed")
      .get();
    expect(confirmed.docs.map(({ id }) => id)).toEqual(winners);
    expect((await server.doc(path).get()).get("appointmentId")).toBe(winners[0]);
  });
}, 60_000);
