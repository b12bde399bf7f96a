import { expect, test } from "vitest";

import { importedPatientsSchema, isOtherHospital } from "./patientImport.ts";

const beatriz = {
  email: " Beatriz@Example.com",
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  memberNumber: " ab-12 ",
  clinicians: ["Camille@example.com"],
};

test("stores addresses in lowercase, and member numbers in capitals", () => {
  expect(importedPatientsSchema.parse([beatriz])).toEqual([
    {
      ...beatriz,
      email: "beatriz@example.com",
      memberNumber: "AB-12",
      clinicians: ["camille@example.com"],
    },
  ]);
});

test("accepts a patient without a member number", () => {
  const { memberNumber: _, ...unnumbered } = beatriz;
  expect(importedPatientsSchema.parse([unnumbered])[0]).not.toHaveProperty("memberNumber");
});

test.each<[string, object[]]>([
  ["no patients", []],
  ["one address twice", [beatriz, { ...beatriz, email: "beatriz@example.com" }]],
  ["a patient without clinicians", [{ ...beatriz, clinicians: [] }]],
  ["an impossible birth date", [{ ...beatriz, birthDate: "1983-02-29" }]],
  ["an empty member number", [{ ...beatriz, memberNumber: " " }]],
  ["a national phone number", [{ ...beatriz, phone: "11 98765-4321" }]],
  ["an unknown field", [{ ...beatriz, diagnosis: "none" }]],
  [
    "51 patients",
    Array.from({ length: 51 }, (_, at) => ({ ...beatriz, email: `b${at}@example.com` })),
  ],
])("rejects %s", (_what, patients) => {
  expect(importedPatientsSchema.safeParse(patients).success).toBe(false);
});

test("takes a file for another hospital's if most rows name unknown clinicians", () => {
  expect(isOtherHospital(["clinicianUnknown"])).toBe(true);
  expect(isOtherHospital(["clinicianUnknown", "added"])).toBe(false);
  expect(isOtherHospital(["clinicianUnknown", "added", "clinicianUnknown"])).toBe(true);
  expect(isOtherHospital([])).toBe(false);
});
