import { expect, it, test } from "vitest";

import { bookableMinutes } from "./appointment.ts";
import {
  availabilityEndpoints,
  availabilitySchema,
  usualAvailability,
  type Availability,
} from "./availability.ts";

const usual = usualAvailability("Europe/Paris");
const isValid = (change: Partial<Record<keyof Availability, unknown>>) =>
  availabilitySchema.safeParse({ ...usual, ...change }).success;
const onMonday = (monday: unknown) => isValid({ hours: { ...usual.hours, monday } });

test("the usual hours are valid", () => {
  expect(isValid({})).toBe(true);
  expect(bookableMinutes).toContain(usual.modes.inPerson.minutes);
});

const modes = ["inPerson"];

test.each([
  [
    "a break",
    [
      { from: 540, until: 720, modes },
      { from: 780, until: 1020, modes },
    ],
    true,
  ],
  [
    "two kinds after each other",
    [
      { from: 540, until: 720, modes },
      { from: 720, until: 780, modes },
    ],
    true,
  ],
  ["the whole day", [{ from: 0, until: 1440, modes }], true],
  ["no hours", [], true],
  [
    "hours that overlap",
    [
      { from: 540, until: 720, modes },
      { from: 705, until: 780, modes },
    ],
    false,
  ],
  [
    "hours in the wrong order",
    [
      { from: 780, until: 840, modes },
      { from: 540, until: 720, modes },
    ],
    false,
  ],
  ["an end before the beginning", [{ from: 720, until: 540, modes }], false],
  ["no length", [{ from: 540, until: 540, modes }], false],
  ["an end after midnight", [{ from: 540, until: 1455, modes }], false],
  ["minutes beside the quarters", [{ from: 550, until: 720, modes }], false],
  ["no kind of appointment", [{ from: 540, until: 720, modes: [] }], false],
  ["the same kind twice", [{ from: 540, until: 720, modes: ["inPerson", "inPerson"] }], false],
  [
    "more periods than fit",
    Array.from({ length: 7 }, (_, at) => ({ from: at * 60, until: at * 60 + 30, modes })),
    false,
  ],
])("judges %s on a day", (_, periods, valid) => {
  expect(onMonday(periods)).toBe(valid);
});

test.each([
  ["a day", { from: "2026-12-24", until: "2026-12-24", hours: null }, true],
  [
    "an afternoon",
    { from: "2026-12-24", until: "2026-12-24", hours: { from: 720, until: 1440 } },
    true,
  ],
  ["an end before the beginning", { from: "2026-12-24", until: "2026-12-23", hours: null }, false],
  ["no such day", { from: "2026-02-29", until: "2026-03-01", hours: null }, false],
  [
    "hours that end before they begin",
    { from: "2026-12-24", until: "2026-12-24", hours: { from: 720, until: 700 } },
    false,
  ],
])("judges %s as an absence", (_, absence, valid) => {
  expect(isValid({ absences: [absence] })).toBe(valid);
});

it("limits address, absences and lengths", () => {
  expect(isValid({ address: "12 rue des Lilas\n75011 Paris" })).toBe(true);
  expect(isValid({ address: "" })).toBe(false);
  expect(isValid({ address: "a".repeat(201) })).toBe(false);
  const absence = { from: "2026-12-24", until: "2026-12-24", hours: null };
  expect(isValid({ absences: Array.from({ length: 50 }, () => absence) })).toBe(true);
  expect(isValid({ absences: Array.from({ length: 51 }, () => absence) })).toBe(false);
  const length = { minutes: 45, bufferMinutes: 15 };
  expect(isValid({ modes: { telemedicine: length, inPerson: length } })).toBe(true);
  for (const wrong of [
    { ...length, minutes: 20 },
    { ...length, bufferMinutes: 5 },
  ]) {
    expect(isValid({ modes: { telemedicine: length, inPerson: wrong } })).toBe(false);
  }
});

it("accepts only time zones that exist in a change", () => {
  const { input } = availabilityEndpoints.changeAvailability;
  const change = (timezone: string) =>
    input.safeParse({ seenRev: 0, availability: { ...usual, timezone } }).success;
  expect(change("America/Sao_Paulo")).toBe(true);
  expect(change("Atlantis/Capital")).toBe(false);
});
