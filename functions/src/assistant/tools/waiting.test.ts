import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { Visit } from "@salvia/domain/scheduling/visit";
import { expect, it } from "vitest";

import { RefusedByRules, type CallerFirestore } from "../callerFirestore.ts";
import type { Subject } from "../routing/subject.ts";
import { timesOf } from "../times.ts";
import { readWaiting } from "./waiting.ts";

const now = new Date("2026-11-24T10:00:00Z");
const beatriz: Visit = {
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

async function answerFor(find: CallerFirestore["find"], subject: Subject = { kind: "none" }) {
  const facts = await readWaiting(
    {},
    {
      database: { find, get: async () => null },
      uid: "camille",
      language: "en",
      units: "metric",
      texts: await loadAssistantTexts("en"),
      times: timesOf("en", "Europe/Paris", now),
      subject,
      when: { kind: "unspecified", now: true, sincePrevious: false },
    },
  );
  return facts.map(({ text, source }) => ({
    text: text.map((piece) => (typeof piece === "string" ? piece : piece.value)).join(""),
    path: source.path,
  }));
}

function stored(...visits: readonly Partial<Visit>[]): CallerFirestore["find"] {
  return async () =>
    visits.map((each, index) => {
      const data = { ...beatriz, ...each };
      return { path: `visits/${index}`, id: String(index), data };
    });
}

it("lists who waits, longest wait first, at the clinician's time", async () => {
  const find = stored(
    { ...tomas, waitingSince: new Date("2026-11-24T09:55:00Z") },
    { waitingSince: new Date("2026-11-24T09:50:00Z") },
  );
  const answer = await answerFor(find);
  expect(answer.map(({ text }) => text.replaceAll(/\s/g, " "))).toEqual([
    "2 patients are in your waiting room.",
    "Beatriz Nogueira arrived at 10:50 AM.",
    "Tomás Lima arrived at 10:55 AM.",
  ]);
  expect(answer.map(({ path }) => path)).toEqual(["visits", "visits/1", "visits/0"]);
});

it("says since when a silent patient has not been heard from", async () => {
  const [, item] = await answerFor(stored({ seenAt: new Date("2026-11-24T09:51:00Z") }));
  expect(item?.text).toMatch(/arrived at 10:50.AM, and hasn’t been heard from since 10:51.AM\.$/);
});

it("says who sits in a call alone, and leaves out who is in one with the caller", async () => {
  const call = { state: "admitted", admittedAt: new Date("2026-11-24T09:52:00Z") } as const;
  const aloneSince = new Date("2026-11-24T09:56:00Z");
  const [count, item, ...more] = await answerFor(
    stored({ ...call, aloneSince }, { ...call, ...tomas }),
  );
  expect(count?.text).toBe("1 patient is in your waiting room.");
  expect(item?.text).toMatch(
    /^Beatriz Nogueira has been alone in the video visit since 10:56.AM\.$/,
  );
  expect(more).toEqual([]);
});

it("leaves out visits that have expired", async () => {
  const [first, ...more] = await answerFor(stored({ expireAt: now }));
  expect(first?.text).toBe("No one is in your waiting room.");
  expect(more).toEqual([]);
});

it("answers about the patient that the question names", async () => {
  const patient = { id: tomas.patientId, name: tomas.patientName };
  const about: Subject = { kind: "patient", patient, isMeant: true };
  const [alone] = await answerFor(stored({}), about);
  expect(alone?.text).toBe("Tomás Lima isn’t in your waiting room.");
  const both = await answerFor(stored({}, tomas), about);
  expect(both.map(({ path }) => path)).toEqual(["visits/1"]);
});

it("reads at most fifty of the caller's waiting visits", async () => {
  const asked: unknown[] = [];
  await answerFor(async (query) => {
    asked.push(query);
    return [];
  });
  const where = [
    ["clinicianId", "EQUAL", "camille"],
    ["state", "IN", ["waiting", "admitted"]],
  ];
  expect(asked).toEqual([{ path: "visits", where, limit: 50 }]);
});

it("says that it can't see the waiting room if the rules refuse", async () => {
  const refuse = () => Promise.reject(new RefusedByRules());
  expect(await answerFor(refuse)).toEqual([
    { text: "I can’t see the waiting room right now.", path: "help/waitingRoom" },
  ]);
});
