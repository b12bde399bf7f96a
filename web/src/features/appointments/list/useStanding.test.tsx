import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { VisitsNowContext, type VisitNow } from "../../../ui/status/visitsNow.ts";
import { RecordLink, useStanding, VisitLink } from "./useStanding.tsx";

const minute = 60_000;

function open(
  minutesFromNow: number,
  change: Partial<Appointment> = {},
  visitNow: VisitNow = "waiting",
) {
  const startsAt = new Date(Date.now() + minutesFromNow * minute);
  const details = { patientId: "dora", status: "confirmed", startsAt, ...change } as const;
  renderWithTexts(
    <MemoryRouter>
      <VisitsNowContext value={new Map([["one", visitNow]])}>
        <Step row={{ id: "one", appointment: appointment(details) }} />
      </VisitsNowContext>
    </MemoryRouter>,
  );
  return {
    title: screen.getByRole("heading").textContent,
    body: screen.getByRole("paragraph").textContent,
    links: screen.queryAllByRole("link").map(({ textContent }) => textContent),
  };
}

function Step({ row }: { row: AppointmentRow }) {
  const { title, body } = useStanding(row);
  return (
    <>
      <h2>{title}</h2>
      <p>{body}</p>
      <VisitLink row={row} primary={false} />
      <RecordLink row={row} primary={false} />
    </>
  );
}

test("prepares before the record opens, and does not start a visit days ahead", () => {
  const { title, body, links } = open(3 * 24 * 60);
  expect(title).toBe("Starts in 3 days");
  expect(body).toMatch(/^The record opens on \w+, \w+ \d+, /);
  expect(links).toEqual(["Test camera and microphone", "Open the record"]);
});

test.each([
  ["ten minutes before", 10, "Starts in 10 minutes", "Start the visit", "Open the record"],
  ["while it goes on", -10, "In progress", "Start the visit", "Open the record"],
  ["after its end", -40, "Over, not marked as done", "Go to the visit", "Open the record"],
])("offers the visit and the record %s", (_case, minutes, title, ...links) => {
  const shown = open(minutes);
  expect(shown).toEqual({ title, body: shown.body, links });
  expect(shown.body).toMatch(/^The record is open until /);
});

test.each(["alone", "inCall"] as const)("leads back to a call whose patient is %s", (visitNow) => {
  expect(open(-10, {}, visitNow).links[0]).toBe("Return to the visit");
});

test.each([
  ["two hours after", -120],
  ["two days after", -2_880],
])("offers the clinician's own notes %s", (_case, minutes) => {
  expect(open(minutes)).toEqual({
    title: "Over, not marked as done",
    body: "The record closed an hour after the appointment ended.",
    links: ["Finish your notes"],
  });
});

test("offers only the record for an appointment in person", () => {
  expect(open(10, { mode: "inPerson" }).links).toEqual(["Open the record"]);
});

test("links to the record with a URL that contains only ids", () => {
  open(10);
  expect(screen.getByRole("link", { name: "Open the record" }).getAttribute("href")).toBe(
    "/medical/records/dora?appointment=one",
  );
});

test.each([
  ["pending", 10, "Waiting for your reply"],
  ["pending", -10, "This time has passed"],
  ["cancelled", 60, "Canceled"],
] as const)("offers no links while it is %s, %i minutes before", (status, minutes, title) => {
  expect(open(minutes, { status })).toMatchObject({ title, links: [] });
});
