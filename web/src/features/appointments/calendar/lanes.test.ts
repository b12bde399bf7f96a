import { expect, test } from "vitest";

import { inLanes } from "./lanes.ts";

/** Names rows after their hours, such as "9-11". */
function lanesOf(...rows: readonly string[]) {
  const timeOf = (row: string) => {
    const [startsAt = 0, endsAt = 0] = row.split("-").map(Number);
    return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  };
  return inLanes(rows, timeOf).map(({ row, lane, lanes }) => `${row}: ${lane} of ${lanes}`);
}

test("gives rows one after the other the whole width", () => {
  expect(lanesOf("1-2", "2-3", "5-6")).toEqual(["1-2: 0 of 1", "2-3: 0 of 1", "5-6: 0 of 1"]);
});

test("puts rows at the same time side by side, and reuses a lane that is free again", () => {
  expect(lanesOf("1-3", "1-2", "2-4", "4-5")).toEqual([
    "1-3: 0 of 2",
    "1-2: 1 of 2",
    "2-4: 1 of 2",
    "4-5: 0 of 1",
  ]);
});
