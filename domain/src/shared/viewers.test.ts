import { expect, test } from "vitest";

import { othersThere } from "./viewers.ts";

const at = (seconds: number) => new Date(seconds * 1000);
const expireAt = at(100_000);

test("shows the others whose page was heard from lately, whatever the device's clock says", () => {
  const viewers = { ana: at(1000), ben: at(960), helen: at(899), zoe: at(1030) };
  expect(othersThere({ viewers, expireAt }, "ana")).toEqual(["ben", "zoe"]);
});

test("shows no one before one's own page was heard from", () => {
  expect(othersThere({ viewers: { ben: at(1000) }, expireAt }, "ana")).toEqual([]);
});
