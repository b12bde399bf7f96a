import { expect, test } from "vitest";

import { practitionerProfileSchema, specialtyMaxLength } from "./practitionerProfile.ts";

const camille = {
  name: "Camille Laurent",
  specialty: "General medicine",
  languages: ["fr", "en"],
  language: "fr",
  timezone: "Europe/Paris",
};

test("requires a name, languages and a time zone, but no specialty", () => {
  expect(practitionerProfileSchema.parse(camille)).toEqual(camille);
  expect(practitionerProfileSchema.safeParse({ ...camille, specialty: null }).success).toBe(true);
});

test.each([
  ["no name", { name: "" }],
  ["a name of two lines", { name: "Camille\nLaurent" }],
  ["an empty specialty", { specialty: "" }],
  ["a specialty too long", { specialty: "x".repeat(specialtyMaxLength + 1) }],
  ["no language to work in", { languages: [] }],
  ["a language twice", { languages: ["fr", "fr"] }],
  ["a language that we do not speak", { languages: ["de"] }],
  ["no time zone", { timezone: "" }],
  ["a role", { role: "admin" }],
])("refuses a profile with %s", (_, change) => {
  expect(practitionerProfileSchema.safeParse({ ...camille, ...change }).success).toBe(false);
});
