import type { Visit } from "@salvia/domain/scheduling/visit";
import { expect, it } from "vitest";

import { RefusedByRules, type CallerFirestore } from "../../caller/callerFirestore.ts";
import { answerWith, storing } from "../testing/answerWith.ts";
import { readWaiting } from "./waiting.ts";

const now = new Date("2026-11-24T10:00:00Z");
const ofBeatriz: Visit = {
  clinicianId: "camille",
  patientId: "beatriz",
  patientName: "Beatriz Nogueira",
  language: "pt",
  state: "waiting",
  waitingSince: new Date("2026-11-24T09:50:00Z"),
  seenAt: now,
  patientSession: "page",
  clinicianSession: null,
  admittedAt: null,
  startedAt: null,
  aloneSince: null,
  endedAt: null,
  expireAt: new Date("2026-11-24T11:30:00Z"),
};
const tomas = { patientId: "tomas", patientName: "Tomás Lima" };

function answerFrom(database: CallerFirestore, only: { id: string; name: string } | null = null) {
  return answerWith(readWaiting, {}, { database, about: { only }, timeZone: "Europe/Paris", now });
}

const answerFor = (...visits: readonly Partial<Visit>[]) => answerFrom(stored(...visits));

function stored(...visits: readonly Partial<Visit>[]): CallerFirestore {
  const all = visits.map((each, at) => [`visits/${at}`, { ...ofBeatriz, ...each }]);
  return storing(Object.fromEntries(all));
}

it("lists who waits, longest wait first, at the clinician's time", async () => {
  const answer = await answerFor(
    { ...tomas, waitingSince: new Date("2026-11-24T09:55:00Z") },
    { waitingSince: new Date("2026-11-24T09:50:00Z") },
  );
  expect(answer).toEqual([
    { text: "2 patients are in your waiting room.", path: "visits" },
    { text: "Beatriz Nogueira arrived at 10:50 AM.", path: "visits/1" },
    { text: "Tomás Lima arrived at 10:55 AM.", path: "visits/0" },
  ]);
});

it("says since when a silent patient has not been heard from", async () => {
  const [, item] = await answerFor({ seenAt: new Date("2026-11-24T09:51:00Z") });
  expect(item?.text).toMatch(/arrived at 10:50 AM, and hasn’t been heard from since 10:51 AM\.$/);
});

it("says who sits in a call alone, and leaves out who is in one with the caller", async () => {
  const call = { state: "admitted", admittedAt: new Date("2026-11-24T09:52:00Z") } as const;
  const aloneSince = new Date("2026-11-24T09:56:00Z");
  const answer = await answerFor({ ...call, aloneSince }, { ...call, ...tomas });
  expect(answer.map(({ text }) => text)).toEqual([
    "1 patient is in your waiting room.",
    "Beatriz Nogueira has been alone in the video visit since 10:56 AM.",
  ]);
});

it("leaves out visits that have expired", async () => {
  const answer = await answerFor({ expireAt: now });
  expect(answer.map(({ text }) => text)).toEqual(["No one is in your waiting room."]);
});

it("answers about the patient that the question names", async () => {
  const only = { id: tomas.patientId, name: tomas.patientName };
  const [alone] = await answerFrom(stored({}), only);
  expect(alone?.text).toBe("Tomás Lima isn’t in your waiting room.");
  const both = await answerFrom(stored({}, tomas), only);
  expect(both.map(({ path }) => path)).toEqual(["visits/1"]);
});

it("says that it can't see the waiting room if the rules refuse", async () => {
  const find = () => Promise.reject(new RefusedByRules());
  expect(await answerFrom({ ...stored(), find })).toEqual([
    { text: "I can’t see the waiting room right now.", path: "help/waitingRoom" },
  ]);
});
