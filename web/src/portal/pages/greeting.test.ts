import { expect, test } from "vitest";

import { firstNameIn, greetingAt } from "./greeting.ts";

test.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("greets at %i o'clock with good %s", (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

test.each([
  ["Beatriz Nogueira", "Beatriz"],
  ["Dra. Ana Prado", "Ana"],
  ["Zoë", "Zoë"],
  ["", ""],
])("finds the first name in %j", (name, firstName) => {
  expect(firstNameIn(name)).toBe(firstName);
});
