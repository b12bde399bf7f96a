import { expect, it } from "vitest";

import { personIn } from "./people.ts";
import { isNear } from "./words.ts";

const patients = [
  { id: "beatriz", name: "Beatriz Nogueira" },
  { id: "bea", name: "Beatriz de Souza" },
  { id: "may", name: "May Rosa" },
  { id: "tomas", name: "Tomás Lima" },
];
const clues = {
  vocabulary: new Set(
    "what does do take the and of for her who in may rosa i see is on".split(" "),
  ),
  common: new Set(["may"]),
  beforeNames: new Map([
    ["does", 0.5],
    ["of", 0.3],
    ["mrs", 1],
  ]),
};

function person(question: string) {
  const { person: found, masked } = personIn(question, patients, clues);
  const who = found.kind === "patient" ? found.patient.id : found.kind;
  return found.kind === "stranger" ? `${who} by ${found.by}: ${masked}` : `${who}: ${masked}`;
}

it.each([
  ["what does tomas take", "tomas: what does # take"],
  ["what does TOMÁS LIMA take", "tomas: what does # # take"],
  ["What does Beatriz take?", "several: What does # take?"],
  ["what does beatriz nogueira take", "beatriz: what does # # take"],
  ["what do tomas and nogueira take", "several: what do # and # take"],
  // A name that is also a word.
  ["who may I see", "none: who may I see"],
  ["what does may take", "may: what does # take"],
  ["who is May", "may: who is #"],
  ["what does rosa take", "may: what does # take"],
  // Nobody's name, or nearly one.
  ["what does Dina take", "stranger by both: what does # take"],
  ["what does dina take", "stranger by place: what does dina take"],
  ["is mrs dina on", "stranger by both: is mrs # on"],
  ["is her Ramipril on", "stranger by capital: is her # on"],
  ["what does tomas okonkwo take", "stranger by both: what does # okonkwo take"],
  ["what does Tomás Okonkwo take", "stranger by both: what does # # take"],
  ["what does noguera take", "misspelled: what does # take"],
])("finds in “%s” %s", (question, expected) => {
  expect(person(question)).toBe(expected);
});

it("offers the question with the name corrected", () => {
  const { person: found } = personIn("what does noguera take", patients, clues);
  expect(found).toEqual({ kind: "misspelled", question: "what does Beatriz Nogueira take" });
});

it.each([
  ["nogueira", "noguera", true],
  ["tomorrow", "tomorow", true],
  ["friday", "firday", true],
  ["friday", "fryday", true],
  ["friday", "monday", false],
  ["lima", "lina", false],
])("finds %s and %s alike: %s", (a, b, expected) => {
  expect([isNear(a, b), isNear(b, a)]).toEqual([expected, expected]);
});
