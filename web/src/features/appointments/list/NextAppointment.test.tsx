import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { ownAppointments } from "../data/appointments.data.ts";
import { NextAppointment } from "./NextAppointment.tsx";

vi.mock("../data/appointments.data.ts", () => ({ ownAppointments: vi.fn() }));

/** Shows the next one of a member's appointments. */
async function show(hasDoctor: boolean, ...stored: readonly Partial<Appointment>[]) {
  vi.mocked(ownAppointments).mockReturnValue((onValue) => {
    onValue(stored.map((each, at) => ({ id: `${at}`, appointment: appointment(each) })));
    return () => {};
  });
  renderInPortal(
    <StaffNamesContext value={{ get: () => "Camille", ask: () => {}, subscribe: () => () => {} }}>
      <NextAppointment hasDoctor={hasDoctor} />
    </StaffNamesContext>,
  );
  const section = await screen.findByRole("region", { name: "Next appointment" });
  const link = await within(section).findByRole("link");
  return { text: section.textContent, link: [link.textContent, link.getAttribute("href")] };
}

const over = { status: "confirmed", startsAt: new Date("2020-11-20T10:00:00Z") } as const;
const asked = { startsAt: new Date("2040-11-20T10:00:00Z"), reason: "Headaches" };
const confirmed = {
  status: "confirmed",
  mode: "inPerson",
  startsAt: new Date("2040-11-21T10:00:00Z"),
  reason: "Check-up",
} as const;

test("shows the next confirmed appointment, even if one is requested for an earlier time", async () => {
  const { text, link } = await show(true, over, asked, confirmed);
  expect(text).toMatch(/Wednesday, November 21.*Camille.*Check-upIn person/);
  expect(text).not.toContain("Headaches");
  expect(link).toEqual(["View or change", "/member/appointments"]);
});

test("names no time zone for the next appointment to a member whose device has the same", async () => {
  const { text } = await show(true, confirmed);
  expect(text).toMatch(/10:30\sAM/);
  expect(text).not.toMatch(/GMT|UTC/);
});

test("shows the first request of a member without a confirmed appointment", async () => {
  expect((await show(true, over, asked)).text).toMatch(/Headaches.*Requested/);
});

test.each([
  [true, "Request an appointment", "/member/appointments"],
  [false, "Find a doctor", "/member/clinicians"],
])("offers the next step without appointments; with a doctor: %s", async (hasDoctor, ...link) => {
  expect((await show(hasDoctor, over)).link).toEqual(link);
});
