import { randomUUID } from "node:crypto";

import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";
import { expect, it } from "vitest";

import { firestore } from "../support/accounts.ts";
import { choosableClinician, choosingMember } from "./choosing.ts";

/** A specialty that no other test has, as text from before the list. */
const rare = () => `Specialty ${randomUUID()}`;

async function works(uid: string, hours: Partial<Availability["hours"]>) {
  const usual = usualAvailability("UTC");
  const free = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  await firestore.doc(`availability/${uid}`).set({
    ...usual,
    address: "Calle Mayor 1\nMadrid",
    hours: { ...usual.hours, ...free, ...hours },
    absences: [{ from: "2027-01-01", until: "2027-01-09", hours: null }],
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
    },
  ]);
});

it("finds more clinicians than a page has, one page after the other", async () => {
  const specialty = rare();
  const entries = Array.from({ length: 23 }, (_, index) => ({
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
  const first = await beatriz.find({ specialty });
  expect(first.clinicians).toHaveLength(20);
  const second = await beatriz.find({ specialty }, first.next);
  expect(second.next).toBeNull();
  const names = [...first.clinicians, ...second.clinicians].map(({ name }) => name);
  expect(names).toEqual(entries.map(({ name }) => name));
});
