import { expect, test } from "vitest";

import { elapsed } from "./VisitTimer.tsx";

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [60_000, "1:00"],
  [3_725_000, "62:05"],
  [-5_000, "0:00"],
])("shows %i ms as %s", (since, shown) => {
  expect(elapsed(new Date(0), since)).toBe(shown);
});
