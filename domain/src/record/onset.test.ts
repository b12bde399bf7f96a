import { expect, it } from "vitest";

import { parseOnset } from "./onset.ts";

const now = new Date("2026-11-30T09:00:00Z");

it.each([
  ["2019", "2019"],
  [" 2019-03 ", "2019-03"],
  ["3/2019", "2019-03"],
  ["03.2019", "2019-03"],
  ["2019/12", "2019-12"],
  ["2026", "2026"],
  ["11/2026", "2026-11"],
  ["", null],
  ["  ", null],
])("reads %j as %j", (typed, onset) => {
  expect(parseOnset(typed, now)).toBe(onset);
});

it.each(["19", "childhood", "13/2019", "0/2019", "2019-00", "1/3/2019", "2027", "12/2026", "1899"])(
  "refuses %j",
  (typed) => {
    expect(parseOnset(typed, now)).toBeUndefined();
  },
);

it("accepts a month that has begun in another time zone", () => {
  expect(parseOnset("12/2026", new Date("2026-11-30T10:00:00Z"))).toBe("2026-12");
});
