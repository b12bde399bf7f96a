import { allergiesFrom, allergySchema } from "@salvia/domain/record/allergy";
import { currentMedications, medicationSchema } from "@salvia/domain/record/medication";
import { problemSchema, problemsFrom } from "@salvia/domain/record/problem";
import { vitalsSchema } from "@salvia/domain/record/vital";
import { expect, test } from "vitest";

import { demoPatients } from "./demoPatients.ts";
import { demoRecords } from "./demoRecords.ts";

const now = new Date("2026-11-21T09:00:00Z");
const records = demoRecords(now);

function ofKind(patientId: string, kind: string): unknown[] {
  const below = `records/${patientId}/${kind}/`;
  return [...records].filter(([path]) => path.startsWith(below)).map(([, data]) => data);
}

test("creates the same records for the same moment, none in the future", () => {
  expect(demoRecords(now)).toEqual(records);
  for (const { createdAt } of records.values()) expect(createdAt < now).toBe(true);
  expect(records.size).toBeLessThan(500);
});

test("gives every patient measurements and signed notes", () => {
  for (const patientId of demoPatients().keys()) {
    expect(ofKind(patientId, "vitals").length).toBeGreaterThan(2);
    expect(ofKind(patientId, "notes").length).toBeGreaterThan(0);
  }
});

test("gives Beatriz an allergy to penicillin and a problem, and others every other answer", () => {
  const answers = [...demoPatients().keys()].map((patientId) =>
    allergiesFrom(ofKind(patientId, "allergies").map((one) => allergySchema.parse(one))),
  );
  expect(answers[0]).toMatchObject({
    active: [{ latest: { substance: "Penicillin", criticality: "high" } }],
  });
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(
    new Set(["listed", "noneKnown", "notAsked"]),
  );
  const problems = ofKind("demo-member", "problems").map((one) => problemSchema.parse(one));
  expect(problemsFrom(problems)).toMatchObject({ active: [{}], resolved: [{}] });
});

test("gives Beatriz years of vitals, and some patients medications", () => {
  const taken = ofKind("demo-member", "vitals").map((vitals) => vitalsSchema.parse(vitals));
  expect(taken.length).toBeGreaterThan(10);
  const years = taken.map(({ measuredAt }) => measuredAt.getFullYear());
  expect(Math.max(...years) - Math.min(...years)).toBeGreaterThan(2);
  const taking = [...demoPatients().keys()].filter((patientId) => {
    const all = ofKind(patientId, "medications").map((one) => medicationSchema.parse(one));
    return currentMedications(all.toReversed()).length > 0;
  });
  expect(taking.length).toBeGreaterThan(10);
});
