import { expect, test } from "vitest";

import { timeZones } from "./timeZones.ts";

const winter = new Date("2026-01-15T12:00:00Z");
const summer = new Date("2026-07-15T12:00:00Z");

function named(name: string, now = winter, alsoThis = "UTC") {
  return timeZones("en", now, alsoThis).find((zone) => zone.name === name);
}

test("shows a zone's city and its offset at the given moment", () => {
  expect(named("America/Buenos_Aires")).toMatchObject({
    city: "Buenos Aires",
    offset: "GMT-3",
  });
  expect(named("Europe/Madrid", winter)?.offset).toBe("GMT+1");
  expect(named("Europe/Madrid", summer)?.offset).toBe("GMT+2");
  expect(named("Asia/Kathmandu") ?? named("Asia/Katmandu")).toMatchObject({ offset: "GMT+5:45" });
});

test("includes UTC and lists each zone once, in order", () => {
  const names = timeZones("en", winter, "Europe/Madrid").map(({ name }) => name);
  expect(names.length).toBeGreaterThan(300);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(names).toContain("UTC");
});

test("includes the user's zone when this browser does not know it", () => {
  expect(named("Mars/Olympus_Mons", winter, "Mars/Olympus_Mons")).toEqual({
    name: "Mars/Olympus_Mons",
    city: "Olympus Mons",
    offset: "",
  });
});
