import { endOf } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { overlapping, takenDayOf, takenDayPath } from "@salvia/domain/scheduling/takenTime";
import { expect, test } from "vitest";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { startOf } from "./appointments.stored.ts";
import { bookingOf, writeBooking } from "./bookings.requests.ts";
import { rulesProject } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { now } from "../support/values.ts";

const rules = await rulesProject("taken-time-race");

test("books no overlapping times when fifty tabs confirm requests of all lengths at once", async () => {
  const lengths = [15, 30, 45, 60] as const;
  // Far from the end of a taken day, and all within two hours.
  const first = startOf(60 + (takenDayOf(startOf(60)) === takenDayOf(startOf(66)) ? 0 : 12));
  const wishes = Array.from({ length: 50 }, (_, index) =>
    appointment({
      clinicianId: "carla",
      patientId: "dora",
      patientName: "Dora",
      startsAt: new Date(first.getTime() + (index % 8) * 15 * 60_000),
      minutes: lengths[index % lengths.length] ?? 30,
    }),
  );
  await rules.begin({
    [`${collections.patients}/dora`]: patient({ name: "Dora", clinicians: ["carla"] }),
    ...Object.fromEntries(
      wishes.map((wish, index) => [`${collections.appointments}/wish-${index}`, wish]),
    ),
  });

  const outcomes = await Promise.allSettled(
    wishes.map((wish, index) => {
      const db = rules.as({ uid: "carla", claims: { role: "medical" } });
      const confirmed = { status: "confirmed", token: `token-${index}` } as const;
      const booking = bookingOf(wish, { ...wish, ...confirmed });
      return write(db, (writes) => {
        const stamps = { rev: 2, updatedAt: now };
        writes.update(db.doc(`${collections.appointments}/wish-${index}`), {
          ...confirmed,
          ...stamps,
        });
        if (booking !== null) writeBooking(writes, db, "carla", `wish-${index}`, booking);
      });
    }),
  );

  const booked = wishes.filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(booked.length).toBeGreaterThan(0);
  for (const one of booked) {
    const others = booked.filter((other) => other !== one);
    const times = others.map((other) => ({ startsAt: other.startsAt, endsAt: endOf(other) }));
    expect(overlapping(times, one)).toBeUndefined();
  }
  const stored = await rules.server.doc(takenDayPath("carla", takenDayOf(first))).get();
  const tokens = new Set(Object.values(stored.get("cells") ?? {}));
  const winners = outcomes.flatMap(({ status }, index) =>
    status === "fulfilled" ? [`token-${index}`] : [],
  );
  expect(tokens).toEqual(new Set(winners));
});
