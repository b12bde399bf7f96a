import { expect, test } from "vitest";

import { queryOfCalendar, daysShown, calendarPlaceFromUrl, turned } from "./calendarUrl.ts";

const today = "2026-11-22";
const read = (query: string) => calendarPlaceFromUrl(new URLSearchParams(query), today);

test("opens on the current week when the address is missing or invalid", () => {
  expect(read("")).toEqual({ view: "week", day: today });
  expect(read("view=year&date=2026-02-29")).toEqual({ view: "week", day: today });
  expect(read("view=day&date=2028-02-29")).toEqual({ view: "day", day: "2028-02-29" });
});

test("restores a place from its own address", () => {
  const place = { view: "agenda", day: "2026-12-31" } as const;
  expect(calendarPlaceFromUrl(queryOfCalendar(place), today)).toEqual(place);
});

test("turns pages without skipping or repeating a day", () => {
  for (const view of ["day", "week", "agenda"] as const) {
    const place = { view, day: "2026-10-24" };
    const shown = [place, turned(place, 1), turned(place, 2)].flatMap(daysShown);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(shown.toSorted());
    expect(turned(turned(place, 3), -3)).toEqual(place);
  }
});
