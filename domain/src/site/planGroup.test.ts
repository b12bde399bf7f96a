import { expect, test } from "vitest";

import { groupAnswer } from "./planGroup.ts";

test.each([
  [1, "individual"],
  [2, "small-group"],
  [50, "small-group"],
  [51, "large-group"],
  [4000, "large-group"],
])("offers a team of %d: %s", (employees, answer) => {
  expect(groupAnswer(employees)).toBe(answer);
});
