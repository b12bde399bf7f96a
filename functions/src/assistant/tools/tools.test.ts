import type { Conversation } from "@salvia/domain/member/conversation";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { expect, it } from "vitest";

import type { CallerFirestore, CallerQuery } from "../../caller/callerFirestore.ts";
import { answerWith, beatriz, storing } from "../testing/answerWith.ts";
import type { ToolCall } from "../understanding/intents.ts";
import { readWith } from "./tools.ts";

const tomas = { id: "tomas", name: "Tomás Lima" };
const of = { patientId: "beatriz", patientName: "Beatriz Nogueira" };
const ofTomas = { patientId: "tomas", patientName: "Tomás Lima" };

type About = NonNullable<Parameters<typeof answerWith>[2]["about"]>;

/** What a tool says, as text alone. */
async function answerTo(call: ToolCall, database: CallerFirestore, about: About = {}) {
  const answer = await answerWith((reader) => readWith(call, reader), {}, { database, about });
  return answer.map(({ text }) => text);
}

function appointment(startsAt: string, more: Partial<Appointment> = {}): Appointment {
  const at = new Date("2026-11-16T09:30:00Z");
  return {
    clinicianId: "camille",
    ...of,
    mode: "telemedicine",
    status: "confirmed",
    startsAt: new Date(startsAt),
    minutes: 30,
    reason: "",
    requestedBy: "beatriz",
    rev: 1,
    createdAt: at,
    updatedAt: at,
    timeSetAt: at,
    ...more,
  };
}

const day = storing({
  "appointments/a": appointment("2026-11-24T11:00:00Z"),
  "appointments/b": appointment("2026-11-24T12:00:00Z", { ...ofTomas, mode: "inPerson" }),
});

it("lists the appointments of one kind, and counts without a list", async () => {
  expect(await answerTo(["appointments", { mode: "telemedicine" }], day)).toEqual([
    "Appointments by video today: 1.",
    "11:00 AM: Beatriz Nogueira, by video, confirmed.",
  ]);
  expect(await answerTo(["appointments", { onlyCount: true }], day)).toEqual([
    "You have 2 appointments today.",
  ]);
  const none = ["appointments", { mode: "inPerson" }] as const;
  expect(await answerTo(none, storing({}))).toEqual(["You have no appointments in person today."]);
});

it("says when the patient was last seen, not counting canceled appointments or this one", async () => {
  const database = storing({
    "appointments/now": appointment("2026-11-24T09:45:00Z"),
    "appointments/a": appointment("2026-11-20T11:00:00Z", { status: "cancelled" }),
    "appointments/b": appointment("2026-11-03T11:00:00Z", { status: "done" }),
  });
  const asked: CallerQuery[] = [];
  const find: CallerFirestore["find"] = (query) => {
    asked.push(query);
    return database.find(query);
  };
  const about = { patient: beatriz };
  expect(await answerTo(["lastAppointment", {}], { ...database, find }, about)).toEqual([
    "You last saw Beatriz Nogueira on Tuesday, November 3, 2026 at 11:00 AM, by video.",
  ]);
  // Newest first: the pages after the first that has one are not read.
  expect(asked).toMatchObject([{ orderBy: ["startsAt", "DESCENDING"] }]);
  expect(await answerTo(["lastAppointment", {}], storing({}), about)).toEqual([
    "You haven’t seen Beatriz Nogueira yet.",
  ]);
});

it("says the patient's phone number, or that none is on file", async () => {
  const patient = {
    name: beatriz.name,
    birthDate: "1984-02-29",
    sex: "female",
    language: "pt",
    memberNumber: null,
    clinicians: ["camille"],
  };
  const about = { patient: beatriz };
  const known = storing({ "patients/beatriz": { ...patient, phone: "+5511987654321" } });
  expect(await answerTo(["phone", {}], known, about)).toEqual([
    "Beatriz Nogueira’s phone number is +55 11 98765 4321.",
  ]);
  const unknown = storing({ "patients/beatriz": { ...patient, phone: null } });
  expect(await answerTo(["phone", {}], unknown, about)).toEqual([
    "No phone number is on file for Beatriz Nogueira.",
  ]);
});

function conversation(count: number, updatedAt: string, more: Partial<Conversation> = {}) {
  return {
    clinicianId: "camille",
    ...of,
    sent: { patient: count, clinician: 0 },
    read: { patient: 0, clinician: 0 },
    unreadBy: ["clinician"],
    updatedAt: new Date(updatedAt),
    ...more,
  } satisfies Conversation;
}

it("counts unread messages by patient, newest first, or those of the patient named", async () => {
  const database = storing({
    "conversations/a": conversation(1, "2026-11-20T11:00:00Z"),
    "conversations/b": conversation(2, "2026-11-23T11:00:00Z", ofTomas),
  });
  expect(await answerTo(["unreadMessages", {}], database)).toEqual([
    "You have 3 unread messages.",
    "Tomás Lima: 2 unread messages.",
    "Beatriz Nogueira: 1 unread message.",
  ]);
  expect(await answerTo(["unreadMessages", {}], database, { only: beatriz })).toEqual([
    "Beatriz Nogueira: 1 unread message.",
  ]);
  expect(await answerTo(["unreadMessages", {}], storing({}), { only: tomas })).toEqual([
    "You have no unread messages from Tomás Lima.",
  ]);
});

it("lists the caller's drafts in all records, or says that all notes are signed", async () => {
  const createdAt = new Date("2026-11-20T11:00:00Z");
  const draft: RecordNote = {
    appointmentId: "a",
    clinicianId: "camille",
    text: "Sleeps better.",
    status: "draft",
    addendumTo: null,
    rev: 1,
    createdAt,
    updatedAt: createdAt,
    signedAt: null,
  };
  const database = storing({ "records/beatriz/notes/n": draft });
  expect(await answerTo(["unsignedNotes", {}], database)).toEqual([
    "1 of your notes isn’t signed yet.",
    "Beatriz Nogueira: note begun on November 20, 2026.",
  ]);
  expect(await answerTo(["unsignedNotes", {}], storing({}))).toEqual([
    "All your notes are signed.",
  ]);
  // No page can link to this ID.
  const strange = storing({ "records/beatriz/notes/x.y:z": draft });
  expect(await answerTo(["unsignedNotes", {}], strange)).toHaveLength(1);
  expect(await answerTo(["unsignedNotes", {}], database, { only: tomas })).toEqual([
    "You have no unsigned notes about Tomás Lima.",
  ]);
});

it.each([
  ["waiting", "I can only show who is waiting now, not at another time."],
  ["medications", "I can only show current medications, not those of another day."],
  [
    "allergies",
    "I can only show which allergies and problems are recorded now, not those of another day.",
  ],
] as const)("says that %s are not known of another day", async (tool, text) => {
  const period = { from: "2026-11-23", until: "2026-11-23", part: null };
  const about = { patient: beatriz, period };
  expect(await answerTo([tool, {}], storing({}), about)).toEqual([text]);
});
