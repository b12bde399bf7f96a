import { expect, test } from "vitest";

import { firstNameIn, greetingAt } from "./useGreeting.ts";

test.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("greets at %i o'clock in the reader's zone with good %s", (hour, greeting) => {
  // Three hours behind UTC all year.
  const now = new Date(Date.UTC(2026, 11, 1, hour + 3));
  expect(greetingAt(now, "America/Sao_Paulo")).toBe(greeting);
});

test.each([
  ["Beatriz Nogueira", "Beatriz"],
  ["Dra. Ana Prado", "Ana"],
  ["Zoë", "Zoë"],
  ["", ""],
])("finds the first name in %j", (name, firstName) => {
  expect(firstNameIn(name)).toBe(firstName);
});
