import { expect, test } from "vitest";

import { ageOn, patientSchema } from "./patient.ts";

const patient = {
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  memberNumber: "756.1234.5678.97",
  phone: "+5511987654321",
  clinicians: ["demo-doctor"],
};

test("accepts a patient with at least one clinician", () => {
  expect(patientSchema.parse(patient)).toEqual(patient);
});

test("reads a patient from before member numbers and phones", () => {
  const { memberNumber: _number, phone: _phone, ...older } = patient;
  expect(patientSchema.parse(older)).toEqual({ ...patient, memberNumber: null, phone: null });
});

test.each<[string, object]>([
  ["with a crowd of clinicians", { clinicians: Array.from({ length: 21 }, (_, at) => `c${at}`) }],
  ["born on a day that never was", { birthDate: "2023-02-29" }],
  ["born at a time", { birthDate: "1984-02-29T10:00:00Z" }],
  ["with a member number in lowercase", { memberNumber: "ab12" }],
  ["with a member number that ends in a sign", { memberNumber: "AB-" }],
  ["with a member number of 33 characters", { memberNumber: "1".repeat(33) }],
  ["with a national phone number", { phone: "11 98765-4321" }],
  ["with a name of two lines", { name: "Beatriz\nNogueira" }],
])("refuses a patient %s", (_case, change) => {
  expect(patientSchema.safeParse({ ...patient, ...change }).success).toBe(false);
});

test.each([
  ["2026-11-25", "1984-02-29", "years", 42],
  ["2027-02-28", "1984-02-29", "years", 42],
  ["2027-03-01", "1984-02-29", "years", 43],
  ["2026-11-25", "1984-11-25", "years", 42],
  ["2026-11-24", "1984-11-25", "years", 41],
  ["2026-11-25", "2024-11-25", "years", 2],
  ["2026-11-24", "2024-11-25", "months", 23],
  ["2026-11-25", "2026-11-25", "months", 0],
  ["2026-11-24", "2026-11-25", "months", 0],
] as const)("on %s, a person born on %s has an age in %s: %i", (day, birthDate, unit, count) => {
  expect(ageOn(day, birthDate)).toEqual({ unit, count });
});
