import { expect, it } from "vitest";

import { usualAvailability, type Availability } from "../scheduling/availability.ts";
import { bookableModes, worksAt } from "./clinicianSearch.ts";

const free = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const morning = { from: 8 * 60, until: 12 * 60, modes: ["inPerson" as const] };
const evening = { from: 17 * 60, until: 20 * 60, modes: ["telemedicine" as const] };
const only = (hours: Partial<Availability["hours"]>): Availability => ({
  ...usualAvailability("UTC"),
  hours: { ...free, ...hours },
});

it("finds a clinician by a day of the week and a part of that day", () => {
  const clinician = only({ monday: [morning], thursday: [evening] });
  const works = (weekday: "monday" | "friday" | null, partOfDay: "morning" | "afternoon" | null) =>
    worksAt(clinician, { weekday, partOfDay });
  expect(works(null, null)).toBe(true);
  expect(works("monday", null)).toBe(true);
  expect(works("monday", "morning")).toBe(true);
  // The morning ends at noon.
  expect(works("monday", "afternoon")).toBe(false);
  expect(works(null, "afternoon")).toBe(true);
  expect(works("friday", null)).toBe(false);
});

it("finds no time of a clinician without working hours", () => {
  expect(worksAt(only({}), { weekday: null, partOfDay: null })).toBe(false);
});

it("names the kinds of appointments that a clinician has hours for", () => {
  expect(bookableModes(only({ monday: [morning] }))).toEqual(["inPerson"]);
  expect(bookableModes(only({ monday: [morning], friday: [evening] }))).toHaveLength(2);
});
