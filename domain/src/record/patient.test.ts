import { expect, test } from "vitest";

import { patientSchema } from "./patient.ts";

const patient = {
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  clinicians: ["demo-doctor"],
};

test("accepts a patient with at least one clinician", () => {
  expect(patientSchema.parse(patient)).toEqual(patient);
});

test.each<[string, object]>([
  ["without clinician", { clinicians: [] }],
  ["with a crowd of clinicians", { clinicians: Array.from({ length: 21 }, (_, at) => `c${at}`) }],
  ["born on a day that never was", { birthDate: "2023-02-29" }],
  ["born at a time", { birthDate: "1984-02-29T10:00:00Z" }],
  ["with a name of two lines", { name: "Beatriz\nNogueira" }],
])("refuses a patient %s", (_case, change) => {
  expect(patientSchema.safeParse({ ...patient, ...change }).success).toBe(false);
});
