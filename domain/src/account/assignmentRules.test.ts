import { expect, test } from "vitest";

import { candidatesOf, nextOwner, reasonOf, type AssignmentSettings } from "./assignmentRules.ts";

const rules: AssignmentSettings = {
  isOn: true,
  people: {
    ana: { languages: ["es", "en"], isAway: false },
    ben: { languages: ["es"], isAway: false },
    eva: { languages: ["es", "pt"], isAway: true },
  },
  countries: { MX: ["ben", "eva"], CO: [] },
};

test.each([
  ["anyone who speaks the language and is not away", "es", "+34612345678", ["ana", "ben"]],
  ["anyone, without a phone number", "en", null, ["ana"]],
  ["the team of a country", "es", "+525512345678", ["ben"]],
  ["the pool, in a country without a team", "es", "+573001234567", []],
  ["the pool, in a language that no one speaks", "fr", "+34612345678", []],
  ["the pool, if only someone away speaks the language", "pt", null, []],
] as const)("a lead goes to %s", (_title, language, phone, candidates) => {
  expect(candidatesOf(rules, reasonOf(rules, { language, phone }))).toEqual(candidates);
});

test("all leads go to the pool while the rules are off", () => {
  expect(candidatesOf({ ...rules, isOn: false }, { language: "es", country: null })).toEqual([]);
});

test("names a country only if it has a rule", () => {
  expect(reasonOf(rules, { language: "es", phone: "+573001234567" }).country).toBe("CO");
  expect(reasonOf(rules, { language: "es", phone: "+34612345678" }).country).toBeNull();
});

test("the one with the fewest leads is next, and among equals the one who has waited longest", () => {
  const load = (open: Record<string, number>) => new Map(Object.entries(open));
  const last = { ana: new Date(2_000), ben: new Date(1_000) };
  expect(nextOwner(load({ ana: 1, ben: 2 }), last)).toBe("ana");
  expect(nextOwner(load({ ana: 2, ben: 2 }), last)).toBe("ben");
  expect(nextOwner(load({ ana: 2, ben: 2, eva: 2 }), last)).toBe("eva");
  expect(nextOwner(load({ ben: 2, ana: 2 }), {})).toBe("ana");
  expect(nextOwner(load({}), last)).toBeNull();
});
