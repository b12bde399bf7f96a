import { expect, it } from "vitest";

import { subjectFrom, type Hints } from "./subject.ts";

const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };
const tomas = { id: "tomas", name: "Tomás Lima" };

/** A question about a record that names no person and reuses nothing. */
function subject(more: Partial<Hints>) {
  const nothing = {
    named: { kind: "none" },
    open: null,
    before: null,
    usesPronoun: false,
    ofRelative: false,
  } as const;
  const ofRecord = { isOfRecord: true, mayBeOfRecord: false } as const;
  return subjectFrom({ ...nothing, reuses: "nothing", ...ofRecord, ...more });
}

const meant = (patient: typeof beatriz) => ({ kind: "patient", patient, isMeant: true });
const openOne = (patient: typeof beatriz) => ({ kind: "patient", patient, isMeant: false });
const named = { ...beatriz, isMeant: true };
const wasOpen = { ...beatriz, isMeant: false };

it("picks the named patient over the open record and the conversation", () => {
  const question = { named: { kind: "patient", patient: tomas }, open: beatriz, before: named };
  expect(subject({ ...question, named: { kind: "patient", patient: tomas } })).toEqual(
    meant(tomas),
  );
  expect(subject({ ...question, named: { kind: "several" } })).toEqual({ kind: "several" });
  const stranger = { kind: "stranger", names: ["Dina"] } as const;
  expect(subject({ ...question, named: stranger })).toEqual({ kind: "stranger" });
});

it("takes a relative for another person, even of the named patient", () => {
  const relative = { ofRelative: true, open: beatriz, before: named } as const;
  expect(subject(relative)).toEqual({ kind: "stranger" });
  const patient = { kind: "patient", patient: beatriz } as const;
  expect(subject({ ...relative, named: patient })).toEqual({ kind: "stranger" });
  // “Mother on the phone: when do I have time?” asks for no one's data.
  expect(subject({ ...relative, isOfRecord: false })).toEqual({ kind: "none" });
});

it("falls back to the open record, marked as meant only if the question refers to a person", () => {
  expect(subject({ open: beatriz })).toEqual(openOne(beatriz));
  expect(subject({ open: beatriz, usesPronoun: true })).toEqual(meant(beatriz));
});

it("picks the conversation's patient while no other record is open", () => {
  expect(subject({ before: named })).toEqual(meant(beatriz));
  expect(subject({ before: wasOpen, open: beatriz })).toEqual(openOne(beatriz));
});

it("picks the conversation's patient for a follow-up even if another record is open", () => {
  const beside = { before: named, open: tomas };
  expect(subject({ ...beside, reuses: "details" })).toEqual(meant(beatriz));
  expect(subject({ ...beside, reuses: "question" })).toEqual(meant(beatriz));
  expect(subject(beside)).toEqual(openOne(tomas));
});

it("picks neither of two possible patients", () => {
  const several = { kind: "several" };
  expect(subject({ before: named, open: tomas, usesPronoun: true })).toEqual(several);
  expect(subject({ before: wasOpen, open: tomas, reuses: "details" })).toEqual(several);
});

it("picks no patient for the clinician's own day unless the question refers to a person", () => {
  const ofDay = { isOfRecord: false } as const;
  expect(subject({ ...ofDay, open: beatriz, before: named })).toEqual({ kind: "none" });
  const goingOn = { ...ofDay, before: named, reuses: "details" } as const;
  expect(subject(goingOn)).toEqual({ kind: "none" });
  expect(subject({ ...ofDay, open: beatriz, usesPronoun: true })).toEqual(meant(beatriz));
  expect(subject({ ...ofDay, usesPronoun: true })).toEqual({ kind: "unspecified" });
});

it("keeps the day and the tasks unfiltered when only an engine may relate them to a record", () => {
  const ofDay = { isOfRecord: false, mayBeOfRecord: true } as const;
  expect(subject({ ...ofDay, open: beatriz })).toEqual(openOne(beatriz));
  expect(subject({ ...ofDay, before: named, reuses: "details" })).toEqual(openOne(beatriz));
});

it("keeps the patient of a repeated question about a day", () => {
  const again = { isOfRecord: false, reuses: "question" } as const;
  expect(subject({ ...again, before: named })).toEqual(meant(beatriz));
  expect(subject({ ...again, before: wasOpen })).toEqual(openOne(beatriz));
});
