import { expect, test } from "vitest";

import { leadFinder } from "./leadFinder.ts";

const people = [
  ["Cédric", "Perrault", "cperrault@example.com", "+33612345678"],
  ["Íñigo", "Muñoz-Quintero", "inigo.mq@example.es", "+34655123987"],
  ["Natália", "Conceição", "nat_c@example.com.br", "+5511987654321"],
  ["Aisling", "O’Neill", null, "+12025550143"],
  ["Łukasz", "Straße", "lukas@firma.example", null],
  ["Maria", "Silva", "maria@example.com", "+351912345678"],
  ["Marta", "Silva", "marta@example.com", "+351912345000"],
] as const;

const find = leadFinder(
  people.map(([firstName, lastName, email, phone]) => ({ firstName, lastName, email, phone })),
);

const found = (typed: string) => find(typed).map(({ firstName }) => firstName);

test.each([
  ["munoz", "Íñigo"],
  ["MUÑOZ", "Íñigo"],
  ["uintero", "Íñigo"],
  ["quintero iñigo", "Íñigo"],
  ["conceicao", "Natália"],
  ["oneill", "Aisling"],
  ["o'neill ais", "Aisling"],
  ["neill", "Aisling"],
  ["lukasz strasse", "Łukasz"],
  ["perrault cedric", "Cédric"],
])("finds a name by a part of it, in any order and without accents: %s", (typed, name) => {
  expect(found(typed)).toEqual([name]);
});

test.each([
  ["cperrault@", "Cédric"],
  ["mq@example", "Íñigo"],
  ["firma.ex", "Łukasz"],
  ["nat_c@example.com.br", "Natália"],
  ["inigo mq", "Íñigo"],
])("finds an email address by a part of it: %s", (typed, name) => {
  expect(found(typed)).toEqual([name]);
});

test.each([
  ["345678", ["Cédric", "Maria"]],
  ["06 12 34 56 78", ["Cédric"]],
  ["0033 612", ["Cédric"]],
  ["+34 655-123-987", ["Íñigo"]],
  ["(202) 555-0143", ["Aisling"]],
  ["silva 5000", ["Marta"]],
])("finds a phone number by a part of it: %s", (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test.each([
  ["perault", "a missing letter"],
  ["perrrault", "a letter too many"],
  ["perrautl", "two letters in the wrong order"],
  ["pertault", "a wrong letter"],
  ["cedirc perrault", "two letters in the wrong order"],
  ["cperault@example.com", "a missing letter in the address"],
  ["0612345679", "a wrong digit"],
])("tolerates a typo: %s has %s", (typed) => {
  expect(found(typed)).toEqual(["Cédric"]);
});

test("doesn't find others for what is written right", () => {
  expect(found("maria")).toEqual(["Maria"]);
  expect(found("marla")).toEqual(["Maria", "Marta"]);
  expect(found("mar")).toEqual(["Maria", "Marta"]);
});

test.each(["peraul cedrik xx", "perualt cdric", "pexxault", "%", "🌿", " ", "1", "nie"])(
  "finds no one for two typos, a short word, or signs alone: %s",
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test("shows names that begin like the first word before the others, each by last name", () => {
  expect(found("silva")).toEqual(["Maria", "Marta"]);
  expect(found("on")).toEqual(["Aisling", "Natália"]);
});
