import { expect, it } from "vitest";

import { subjectFrom, type Hints } from "./subject.ts";

const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };
const tomas = { id: "tomas", name: "Tomás Lima" };

/** A question about a record that names nobody and takes nothing up. */
function subject(more: Partial<Hints>) {
  const nothing = { named: { kind: "nobody" }, open: null, before: null, isTheirs: false } as const;
  const ofRecord = { isOfRecord: true, mayBeOfRecord: false } as const;
  return subjectFrom({ ...nothing, takesUp: "nothing", ...ofRecord, ...more });
}

const meant = (patient: typeof beatriz) => ({ kind: "patient", patient, isMeant: true });
const openOne = (patient: typeof beatriz) => ({ kind: "patient", patient, isMeant: false });
const named = { ...beatriz, isMeant: true };
const wasOpen = { ...beatriz, isMeant: false };

it("is whom the question names, whoever's record is open and whoever was talked of", () => {
  const question = { named: { kind: "patient", patient: tomas }, open: beatriz, before: named };
  expect(subject({ ...question, named: { kind: "patient", patient: tomas } })).toEqual(
    meant(tomas),
  );
  expect(subject({ ...question, named: { kind: "several" } })).toEqual({ kind: "several" });
  const stranger = { kind: "stranger", names: ["Dina"] } as const;
  expect(subject({ ...question, named: stranger })).toEqual({ kind: "stranger" });
});

it("is else the one whose record is open, who is only meant where the question speaks of them", () => {
  expect(subject({ open: beatriz })).toEqual(openOne(beatriz));
  expect(subject({ open: beatriz, isTheirs: true })).toEqual(meant(beatriz));
});

it("is whom the conversation is about, as long as no other record is open", () => {
  expect(subject({ before: named })).toEqual(meant(beatriz));
  expect(subject({ before: wasOpen, open: beatriz })).toEqual(openOne(beatriz));
});

it("is whom the conversation has named, if the question takes that up, although another record is open", () => {
  const beside = { before: named, open: tomas };
  expect(subject({ ...beside, takesUp: "details" })).toEqual(meant(beatriz));
  expect(subject({ ...beside, takesUp: "question" })).toEqual(meant(beatriz));
  expect(subject(beside)).toEqual(openOne(tomas));
});

it("is neither of two where it may be both", () => {
  const several = { kind: "several" };
  expect(subject({ before: named, open: tomas, isTheirs: true })).toEqual(several);
  expect(subject({ before: wasOpen, open: tomas, takesUp: "details" })).toEqual(several);
});

it("of the clinician's own day is nobody, unless the question speaks of somebody", () => {
  const ofDay = { isOfRecord: false } as const;
  expect(subject({ ...ofDay, open: beatriz, before: named })).toEqual({ kind: "nobody" });
  const goingOn = { ...ofDay, before: named, takesUp: "details" } as const;
  expect(subject(goingOn)).toEqual({ kind: "nobody" });
  expect(subject({ ...ofDay, open: beatriz, isTheirs: true })).toEqual(meant(beatriz));
  expect(subject({ ...ofDay, isTheirs: true })).toEqual({ kind: "unsaid" });
});

it("that only an engine may find to be about a record does not narrow the day or the tasks", () => {
  const ofDay = { isOfRecord: false, mayBeOfRecord: true } as const;
  expect(subject({ ...ofDay, open: beatriz })).toEqual(openOne(beatriz));
  expect(subject({ ...ofDay, before: named, takesUp: "details" })).toEqual(openOne(beatriz));
});

it("of a day asked for again stays whom it was asked for", () => {
  const again = { isOfRecord: false, takesUp: "question" } as const;
  expect(subject({ ...again, before: named })).toEqual(meant(beatriz));
  expect(subject({ ...again, before: wasOpen })).toEqual(openOne(beatriz));
});
