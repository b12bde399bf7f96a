import { expect, test, vi } from "vitest";

import { freePlace, requestPlaces } from "./requestPlace.ts";

const now = new Date("2026-11-22T12:00:00Z");
const waiting = { status: "pending", startsAt: new Date("2026-11-24T10:00:00Z") } as const;

test("who has asked for nothing takes the first place, for one look", async () => {
  const latestIn = vi.fn(async () => null);
  expect(await freePlace(latestIn, now)).toBe("1");
  expect(latestIn).toHaveBeenCalledOnce();
});

test.each([
  ["was cancelled", { ...waiting, status: "cancelled" }],
  ["was confirmed", { ...waiting, status: "confirmed" }],
  ["was for a time that has come", { ...waiting, startsAt: now }],
  ["is gone", null],
] as const)("a place is free whose request %s", async (_case, asked) => {
  expect(await freePlace(async (place) => (place === "4" ? asked : waiting), now)).toBe("4");
});

test("where as many wait as may, there is none", async () => {
  const latestIn = vi.fn(async () => waiting);
  expect(await freePlace(latestIn, now)).toBeNull();
  expect(latestIn).toHaveBeenCalledTimes(requestPlaces.length);
});
