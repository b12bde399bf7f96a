import { expect, test } from "vitest";

import { usualAvailability } from "./availability.ts";
import { seriesStarts, seriesState } from "./series.ts";

const paris = "Europe/Paris";

test("keeps the local time when the clocks change", () => {
  // 10:00 on Tuesdays; the clocks change on October 25.
  const first = new Date("2026-10-13T08:00:00Z");
  expect(seriesStarts(first, { weeks: 1, count: 4 }, paris)).toEqual([
    first,
    new Date("2026-10-20T08:00:00Z"),
    new Date("2026-10-27T09:00:00Z"),
    new Date("2026-11-03T09:00:00Z"),
  ]);
  expect(seriesStarts(first, { weeks: 4, count: 2 }, "Mars/Olympus")).toEqual([
    first,
    new Date("2026-11-10T08:00:00Z"),
  ]);
});

const now = new Date("2026-11-20T12:00:00Z");
const tuesday = new Date("2026-11-24T09:00:00Z");
const half = { startsAt: tuesday, endsAt: new Date("2026-11-24T09:30:00Z") };
const wanted = {
  startsAt: tuesday,
  minutes: 30,
  mode: "telemedicine",
  availability: usualAvailability(paris),
  taken: [],
  patientTaken: [],
} as const;

test("says what is known about each time", () => {
  expect(seriesState(wanted, now)).toBe("free");
  expect(seriesState({ ...wanted, taken: [half] }, now)).toBe("taken");
  expect(seriesState({ ...wanted, patientTaken: [half] }, now)).toBe("patientBusy");
  expect(seriesState({ ...wanted, startsAt: new Date("2026-11-24T18:00:00Z") }, now)).toBe(
    "outsideHours",
  );
  expect(seriesState(wanted, tuesday)).toBe("past");
  // The last quarter of an hour before the next taken day begins.
  expect(seriesState({ ...wanted, startsAt: new Date("2026-11-25T03:45:00Z") }, now)).toBe(
    "notBookable",
  );
});

test("counts only times that overlap", () => {
  const before = { startsAt: new Date("2026-11-24T08:30:00Z"), endsAt: tuesday };
  const after = { startsAt: half.endsAt, endsAt: new Date("2026-11-24T10:00:00Z") };
  expect(seriesState({ ...wanted, taken: [before, after] }, now)).toBe("free");
});
