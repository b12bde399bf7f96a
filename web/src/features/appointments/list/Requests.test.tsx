import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { requestsFrom, type AppointmentRow } from "../data/appointments.data.ts";
import { Requests } from "./Requests.tsx";

vi.mock("../data/appointments.data.ts", () => ({
  requestsFrom: vi.fn(),
  appointmentDocument: vi.fn(),
}));

function request(patientName: string, time: string, minutes: 30 | 60 = 30): AppointmentRow {
  const startsAt = new Date(`2040-11-20T${time}:00Z`);
  const patientId = patientName.toLowerCase();
  return {
    id: `${patientId}-${time}`,
    appointment: appointment({ patientId, patientName, startsAt, minutes }),
  };
}

async function show(rows: readonly AppointmentRow[], zone?: string) {
  vi.mocked(requestsFrom).mockReturnValue((onValue) => {
    onValue(rows);
    return () => {};
  });
  renderInPortal(
    <NamespaceLoader namespaces={["appointments"]}>
      <TimeZoneContext value={zone}>
        <Requests />
      </TimeZoneContext>
    </NamespaceLoader>,
  );
  const list = await screen.findByRole("list", { name: "Requests" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("names the other patients who want the same time, and no one else", async () => {
  const shown = await show([
    request("Ana", "09:00", 60),
    request("Bruno", "09:30"),
    request("Clara", "09:30"),
    request("Davi", "10:00"),
    request("Davi", "10:15"),
  ]);
  const notes = shown.map((text) => /This time was also requested by (.*)/.exec(text)?.[1]);
  expect(notes).toEqual([
    "Bruno and Clara",
    "Ana and Clara",
    "Ana and Bruno",
    undefined,
    undefined,
  ]);
});

test("shows the times of a clinician who is elsewhere than the device in their zone, by name", async () => {
  const [shown] = await show([request("Ana", "20:00")], "Asia/Kathmandu");
  expect(shown).toMatch(/^1:45 AM2:15 AMWednesday, November 21/);
  expect(screen.getByText("All times are in GMT+5:45.")).toBeDefined();
});
