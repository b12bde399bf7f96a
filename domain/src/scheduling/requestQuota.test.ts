import { expect, test, vi } from "vitest";

import { requestPlaces, requestTurns, requestQuotaOf, type RequestPlaces } from "./requestQuota.ts";

const now = new Date("2026-11-22T12:00:00Z");
const waiting = { status: "pending", startsAt: new Date("2026-11-24T10:00:00Z") } as const;

/** A patient with a request in every place, and one in each of `turns` turns, an hour apart. */
function held(turns: number, firstMadeAt: string): RequestPlaces {
  const first = new Date(firstMadeAt).getTime();
  return {
    appointmentId: "in-5",
    place: "5",
    turn: "5",
    places: Object.fromEntries(requestPlaces.map((place) => [place, `in-${place}`])),
    madeAt: Object.fromEntries(
      requestTurns.slice(0, turns).map((turn, at) => [turn, new Date(first + at * 3_600_000)]),
    ),
  };
}

test("gives a patient without requests the first place and turn without a lookup", async () => {
  const latest = vi.fn(async () => null);
  expect(await requestQuotaOf(null, latest, now)).toEqual({ kind: "free", place: "1", turn: "1" });
  expect(latest).not.toHaveBeenCalled();
});

test.each([
  ["was cancelled", { ...waiting, status: "cancelled" }],
  ["was confirmed", { ...waiting, status: "confirmed" }],
  ["was for a time that has come", { ...waiting, startsAt: now }],
  ["is gone", null],
] as const)("a place is free when its request %s", async (_case, asked) => {
  const latest = async (id: string) => (id === "in-4" ? asked : waiting);
  const room = await requestQuotaOf(held(5, "2026-11-22T06:00:00Z"), latest, now);
  expect(room).toEqual({ kind: "free", place: "4", turn: "6" });
});

test("offers no place while five requests are waiting", async () => {
  const latest = vi.fn(async () => waiting);
  const room = await requestQuotaOf(held(5, "2026-11-22T06:00:00Z"), latest, now);
  expect(room).toEqual({ kind: "waiting" });
  expect(latest).toHaveBeenCalledTimes(requestPlaces.length);
});

test("offers no turn within 24 hours of ten requests, then the oldest one", async () => {
  const latest = async () => null;
  const ten = held(10, "2026-11-21T12:00:01Z");
  const freeAt = new Date("2026-11-22T12:00:01Z");
  expect(await requestQuotaOf(ten, latest, now)).toEqual({ kind: "daily", freeAt });
  const free = { kind: "free", place: "1", turn: "1" };
  expect(await requestQuotaOf(ten, latest, freeAt)).toEqual(free);
});
