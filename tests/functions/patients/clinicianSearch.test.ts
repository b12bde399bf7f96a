import { randomUUID } from "node:crypto";

import {
  nextFreeTimes,
  usualAvailability,
  weekdays,
  type Availability,
} from "@salvia/domain/scheduling/availability";
import { expect, it } from "vitest";

import { appointment, takenDays } from "../../../seed/appointments.ts";
import { firestore } from "../support/accounts.ts";
import { readsOf } from "../support/readsOf.ts";
import { choosableClinician, choosingMember } from "./choosing.ts";

/** A specialty that no other test has, as text from before the list. */
const rare = () => `Specialty ${randomUUID()}`;

async function works(
  uid: string,
  hours: Partial<Availability["hours"]>,
  absences: Availability["absences"] = [{ from: "2027-01-01", until: "2027-01-09", hours: null }],
) {
  const usual = usualAvailability("UTC");
  const free = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  await firestore.doc(`availability/${uid}`).set({
    ...usual,
    address: "Calle Mayor 1\nMadrid",
    hours: { ...usual.hours, ...free, ...hours },
    absences,
    rev: 1,
    updatedAt: new Date(),
  });
}

it("finds clinicians by specialty, language and time, and shows no more than members may know", async () => {
  const specialty = rare();
  const camille = await choosableClinician({ specialty, languages: ["fr", "en"] });
  const daniel = await choosableClinician({ specialty, languages: ["es"], name: "Daniel Okafor" });
  const saturday = [{ from: 8 * 60, until: 12 * 60, modes: ["inPerson" as const] }];
  await works(daniel.uid, { saturday });
  const beatriz = await choosingMember();
  const uids = async (wish: Parameters<typeof beatriz.find>[0]) =>
    (await beatriz.find({ specialty, ...wish })).clinicians.map(({ uid }) => uid);

  // By name. Who has not stated any hours has the usual ones.
  expect(await uids({})).toEqual([camille.uid, daniel.uid]);
  expect(await uids({ language: "es" })).toEqual([daniel.uid]);
  expect(await uids({ name: "kafor dán" })).toEqual([daniel.uid]);
  expect(await uids({ name: "okafor camille" })).toEqual([]);
  expect(await uids({ language: "pt" })).toEqual([]);
  expect(await uids({ weekday: "monday" })).toEqual([camille.uid]);
  expect(await uids({ weekday: "saturday", partOfDay: "morning" })).toEqual([daniel.uid]);
  expect(await uids({ weekday: "saturday", partOfDay: "afternoon" })).toEqual([]);
  expect((await beatriz.find({ specialty, language: "es" })).clinicians).toEqual([
    {
      uid: daniel.uid,
      name: "Daniel Okafor",
      specialty,
      languages: ["es"],
      address: "Calle Mayor 1\nMadrid",
      modes: ["inPerson"],
      free: { timezone: "UTC", starts: expect.any(Array) },
    },
  ]);
});

it("offers the next time of each day that is free for both, or none", async () => {
  const specialty = rare();
  const nineToFive = [{ from: 9 * 60, until: 17 * 60, modes: ["telemedicine" as const] }];
  const hours = Object.fromEntries(weekdays.map((day) => [day, nineToFive]));
  const today = Math.floor(Date.now() / 86_400_000);
  const at = (days: number, hour: number) => new Date(((today + days) * 24 + hour) * 3_600_000);
  const camille = await choosableClinician({ specialty });
  await works(camille.uid, hours);
  const amina = await choosableClinician({ specialty, name: "Amina Diallo" });
  const [from = "", until = ""] = [-1, 6].map((days) => at(days, 12).toISOString().slice(0, 10));
  await works(amina.uid, hours, [{ from, until, hours: null }]);
  const beatriz = await choosingMember();
  // The first hour of the day after tomorrow is another patient's; then Beatriz has an appointment.
  const confirmed = { clinicianId: camille.uid, status: "confirmed", token: "one" } as const;
  const own = { ...confirmed, clinicianId: randomUUID(), patientId: beatriz.uid };
  const taken = [
    appointment({ ...confirmed, patientId: randomUUID(), startsAt: at(2, 9), minutes: 60 }),
    appointment({ ...own, startsAt: at(2, 10) }),
  ];
  await Promise.all([...takenDays(taken)].map(([path, day]) => firestore.doc(path).set(day)));

  const { clinicians } = await beatriz.find({ specialty });
  const free = new Map(clinicians.map((each) => [each.uid, each.free?.starts ?? null]));
  expect(free.get(amina.uid)).toEqual([]);
  const starts = free.get(camille.uid) ?? [];
  expect(starts).toHaveLength(nextFreeTimes.count);
  const soon = starts.filter(({ startsAt }) => startsAt >= at(1, 0) && startsAt < at(4, 0));
  const expected = [at(1, 9), at(2, 10.5), at(3, 9)];
  expect(soon).toEqual(expected.map((startsAt) => ({ startsAt, modes: ["telemedicine"] })));
});

it("finds more clinicians than a page has, one page after the other, with few reads", async () => {
  const specialty = rare();
  const entries = Array.from({ length: 8 }, (_, index) => ({
    name: `Clinician ${String(index).padStart(2, "0")}`,
    role: "medical",
    specialty,
    languages: [],
    timezone: null,
  }));
  const batch = firestore.batch();
  for (const entry of entries) batch.set(firestore.doc(`staff/${randomUUID()}`), entry);
  await batch.commit();
  const beatriz = await choosingMember();
  let first = await beatriz.find({ specialty });
  const reads = await readsOf(async () => {
    first = await beatriz.find({ specialty });
  });
  // One query for the page, and one each for when these six and the member are taken.
  expect(reads.filter((read) => read === "query")).toHaveLength(8);
  expect(reads.filter((read) => read === "availability")).toHaveLength(6);
  expect(first.clinicians).toHaveLength(6);
  const second = await beatriz.find({ specialty }, first.next);
  expect(second.next).toBeNull();
  const names = [...first.clinicians, ...second.clinicians].map(({ name }) => name);
  expect(names).toEqual(entries.map(({ name }) => name));
});
