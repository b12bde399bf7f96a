import ICAL from "ical.js";
import { expect, it } from "vitest";

import { calendarFile, methodOf, type CalendarEvent } from "./calendarFile.ts";

const organizer = { name: 'Salud "y" Más, S.A.', email: "hola@salud.example" };
const event: CalendarEvent = {
  uid: "a1@salud.example",
  sequence: 2,
  status: "CONFIRMED",
  startsAt: new Date("2026-11-24T10:00:00Z"),
  endsAt: new Date("2026-11-24T10:30:00Z"),
  changedAt: new Date("2026-11-20T09:15:30.123Z"),
  summary: "Salud: Téléconsultation; à 2\\3, en vidéo\nBEGIN:VALARM",
  location: "Téléconsultation ".repeat(12).trim(),
  link: "https://salud.example/medical/appointments/a1?x=1;y=2,3",
};

/** What another library reads in a calendar file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const inside = calendar.getAllSubcomponents();
  const [found] = inside;
  if (found === undefined || inside.length > 1) throw new Error("Not exactly one event.");
  return { calendar, found, event: new ICAL.Event(found) };
}

it("is read by another library as it was written", () => {
  const { calendar, found, event: parsed } = read(calendarFile(event, organizer));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(parsed).toMatchObject({
    uid: event.uid,
    sequence: 2,
    summary: event.summary,
    location: event.location,
    organizer: "mailto:hola@salud.example",
  });
  expect(parsed.startDate.toJSDate()).toEqual(event.startsAt);
  expect(parsed.endDate.toJSDate()).toEqual(event.endsAt);
  expect(String(found.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T09:15:30Z");
  expect(found.getFirstPropertyValue("url")).toBe(event.link);
  expect(found.getFirstPropertyValue("class")).toBe("PRIVATE");
  expect(found.getAllSubcomponents()).toEqual([]);
});

it("has lines of 75 bytes at most, folded between characters", () => {
  const lines = calendarFile(event, organizer).split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.join("")).not.toMatch(/[\r\n\ufffd]/);
});

it("escapes what separates values, which not every reader forgives", () => {
  const unfolded = calendarFile(event, organizer).replaceAll("\r\n ", "");
  expect(unfolded).toContain(
    String.raw`SUMMARY:Salud: Téléconsultation\; à 2\\3\, en vidéo\nBEGIN:VALARM`,
  );
});

it("takes a canceled appointment out of the calendar", () => {
  const cancelled: CalendarEvent = { ...event, status: "CANCELLED", sequence: 3 };
  const { calendar, found } = read(calendarFile(cancelled, organizer));
  expect(methodOf(cancelled)).toBe("CANCEL");
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(found.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(found.getFirstPropertyValue("uid")).toBe(event.uid);
});
