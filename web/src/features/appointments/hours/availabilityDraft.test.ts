import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";
import { expect, test } from "vitest";

import { draftOf, parseAvailabilityDraft, type AvailabilityDraft } from "./availabilityDraft.ts";

const usual = usualAvailability("Europe/Paris");
const today = "2026-11-22";

const parse = (change: Partial<AvailabilityDraft>) =>
  parseAvailabilityDraft({ ...draftOf(usual), ...change }, today);

const onMonday = (...monday: AvailabilityDraft["hours"]["monday"]) =>
  parse({ hours: { ...draftOf(usual).hours, monday } });

const problemsOf = (result: ReturnType<typeof parse>) =>
  "problems" in result ? Object.fromEntries(result.problems) : {};

const period = (from: string, until: string, key = from) =>
  ({ key, from, until, modes: "both" }) as const;

test("reads back what it shows", () => {
  const stated: Availability = {
    ...usual,
    address: "12 rue des Lilas\n75011 Paris",
    hours: {
      ...usual.hours,
      sunday: [
        { from: 0, until: 90, modes: ["inPerson"] },
        { from: 23 * 60, until: 24 * 60, modes: ["telemedicine", "inPerson"] },
      ],
    },
    absences: [
      { from: today, until: "2026-11-30", hours: null },
      { from: "2026-12-24", until: "2026-12-24", hours: { from: 720, until: 1440 } },
    ],
  };
  expect(parseAvailabilityDraft(draftOf(stated), today)).toEqual({ availability: stated });
});

test("sorts hours and absences, and leaves out absences that are over", () => {
  const result = parse({
    hours: {
      ...draftOf(usual).hours,
      monday: [period("13:00", "17:00"), period("08:00", "12:00")],
    },
    absences: [
      { key: "c", from: "2026-12-24", until: "2026-12-26", part: null },
      { key: "b", from: "2026-12-01", until: "2026-12-01", part: null },
      { key: "a", from: "2026-11-20", until: "2026-11-21", part: null },
    ],
    address: "  ",
  });
  const { availability } = "availability" in result ? result : { availability: usual };
  expect(availability.hours.monday.map(({ from }) => from)).toEqual([480, 780]);
  expect(availability.absences.map(({ from }) => from)).toEqual(["2026-12-01", "2026-12-24"]);
  expect(availability.address).toBeNull();
});

test.each([
  ["a missing end", [period("09:00", "")], { "09:00": "missing" }],
  ["an end before the beginning", [period("12:00", "09:00")], { "12:00": "order" }],
  ["minutes beside the quarters", [period("09:10", "12:00")], { "09:10": "quarter" }],
  [
    "hours that overlap",
    [period("10:00", "12:00"), period("09:00", "10:15")],
    { "10:00": "overlap" },
  ],
  [
    "too many periods",
    Array.from({ length: 7 }, (_, at) => period(`0${at}:00`, `0${at}:30`)),
    { monday: "tooManyPeriods" },
  ],
])("finds %s", (_, periods, problems) => {
  expect(problemsOf(onMonday(...periods))).toEqual(problems);
});

test.each([
  ["no day", { from: "", until: "2026-12-24", part: null }, "missing"],
  ["an end before the beginning", { from: "2026-12-25", until: "2026-12-24", part: null }, "order"],
  [
    "no hour",
    { from: "2026-12-24", until: "2026-12-24", part: { from: "", until: "12:00" } },
    "missing",
  ],
])("finds an absence with %s", (_, absence, problem) => {
  expect(problemsOf(parse({ absences: [{ key: "a", ...absence }] }))).toEqual({ a: problem });
});

test("finds an address that is too long", () => {
  expect(problemsOf(parse({ address: "a".repeat(201) }))).toEqual({ address: "address" });
});
