import { act, screen, waitFor } from "@testing-library/react";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { usualAvailability } from "@salvia/domain/scheduling/availability";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { toastSeverity } from "../../../testing/toastSeverity.ts";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import {
  earlierAppointments,
  ownAppointments,
  type AppointmentRow,
} from "../data/appointments.data.ts";
import { changeAppointment } from "../data/appointmentWrites.data.ts";
import { takenDaysIn } from "../data/takenTime.data.ts";
import { useAvailability } from "../data/useAvailability.ts";
import { MemberAppointments } from "./MemberAppointments.tsx";

vi.mock("../data/appointments.data.ts", () => ({
  ownAppointments: vi.fn(),
  appointmentDocument: vi.fn(),
  earlierAppointments: vi.fn(),
}));
vi.mock("../data/appointmentWrites.data.ts", () => ({
  changeAppointment: vi.fn(),
  newAppointmentId: () => "new",
  storedAppointment: vi.fn(),
}));
vi.mock("../data/takenTime.data.ts", () => ({
  takenAround: vi.fn(),
  nextFreeTimes: vi.fn(),
  takenDaysIn: vi.fn(),
}));

vi.mock("../data/useAvailability.ts", () => ({ useAvailability: vi.fn() }));

beforeEach(stubDesktopViewport);

function open(view: ReactNode) {
  return renderInPortal(
    <StaffNamesContext value={{ get: () => "Camille", ask: () => {}, subscribe: () => () => {} }}>
      <NamespaceLoader namespaces={["appointments"]}>{view}</NamespaceLoader>
    </StaffNamesContext>,
  );
}

function stubOwn(...rows: readonly AppointmentRow[]) {
  vi.mocked(ownAppointments).mockReturnValue((onValue) => {
    onValue(rows);
    return () => {};
  });
}

test("moves the focus to the heading after an appointment was canceled", async () => {
  const row: AppointmentRow = {
    id: "mine",
    appointment: appointment({ status: "confirmed", startsAt: new Date("2040-11-20T10:00:00Z") }),
  };
  let publish: (rows: AppointmentRow[]) => void = () => {};
  vi.mocked(ownAppointments).mockReturnValue((onValue) => {
    publish = onValue;
    onValue([row]);
    return () => {};
  });
  vi.mocked(changeAppointment).mockResolvedValue();
  const { user } = open(<MemberAppointments patient={null} />);

  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Cancel it" }));
  expect(await toastSeverity("Canceled. The time is free again.")).toBe("success");
  act(() => publish([{ ...row, appointment: { ...row.appointment, status: "cancelled" } }]));
  const heading = screen.getByRole("heading", { name: "Upcoming" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("shows a traveling member's times in the zone of their profile, by name", async () => {
  const startsAt = new Date("2040-11-20T20:00:00Z");
  const row = { id: "mine", appointment: appointment({ status: "confirmed", startsAt }) };
  stubOwn(row);
  open(
    <TimeZoneContext value="Asia/Kathmandu">
      <MemberAppointments patient={null} />
    </TimeZoneContext>,
  );
  const list = await screen.findByRole("list", { name: "Upcoming" });
  expect(list.textContent).toMatch(/^1:45 AM2:15 AMWednesday, November 21/);
  expect(screen.getByText("All times are in GMT+5:45.")).toBeDefined();
});

test("says when the other appointments of a series are", async () => {
  const inSeries = (id: string, startsAt: string, more: Partial<Appointment> = {}) => ({
    id,
    appointment: appointment({
      status: "confirmed",
      seriesId: "weekly",
      startsAt: new Date(startsAt),
      ...more,
    }),
  });
  stubOwn(
    inSeries("first", "2040-11-20T10:00:00Z"),
    inSeries("second", "2040-11-27T10:00:00Z"),
    inSeries("third", "2040-12-04T10:00:00Z"),
    inSeries("canceled", "2040-12-11T10:00:00Z", { status: "cancelled" }),
    inSeries("other", "2040-12-18T10:00:00Z", { seriesId: "another" }),
  );
  open(<MemberAppointments patient={null} />);
  const [first, second] = await screen.findAllByText(/Part of a series, also on/);
  expect(first?.textContent).toBe("Part of a series, also on Nov 27 and Dec 4");
  expect(second?.textContent).toBe("Part of a series, also on Nov 20 and Dec 4");
  expect(screen.getByText("Part of a series")).toBeDefined();
});

test("lists a visit that is marked as done as past, even before its end", async () => {
  const startsAt = new Date(Date.now() - 5 * 60_000);
  stubOwn({ id: "mine", appointment: appointment({ status: "done", startsAt, minutes: 60 }) });
  open(<MemberAppointments patient={null} />);
  const past = await screen.findByRole("region", { name: "Past four weeks" });
  expect(past.textContent).toContain("Camille");
  expect(screen.queryByRole("list", { name: "Upcoming" })).toBeNull();
});

test("offers to move an appointment to other times than its own, and says where one is missing", async () => {
  Element.prototype.scrollIntoView = () => {};
  const startsAt = new Date("2040-11-20T10:00:00Z");
  stubOwn({ id: "mine", appointment: appointment({ status: "confirmed", startsAt }) });
  vi.mocked(takenDaysIn).mockReturnValue((onValue) => {
    onValue([]);
    return () => {};
  });
  const value = usualAvailability("UTC");
  vi.mocked(useAvailability).mockReturnValue({ status: "content", value });
  const patient = { name: "Beatriz", clinicians: [appointment().clinicianId] };
  const { user } = open(<MemberAppointments patient={patient} />);
  await user.click(await screen.findByRole("button", { name: "Move to another time" }));
  expect(await screen.findByRole("button", { name: "10:30 AM" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "10:00 AM" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send request" }));
  const missing = screen.getByRole("alert");
  expect(missing.textContent).toBe("Please choose a time.");
  const times = screen.getByRole("group", { name: /^Free times/ });
  expect(missing.nextElementSibling).toBe(times);
});

test("offers to wait for an earlier time if an appointment is more than a day ahead", async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const rows = [at(23), at(25)].map((startsAt, index) => ({
    id: `${index}`,
    appointment: appointment({ status: "confirmed", startsAt }),
  }));
  stubOwn(...rows);
  const onWait = vi.fn();
  const { user } = open(<MemberAppointments patient={null} onWait={onWait} />);
  await user.click(await screen.findByRole("button", { name: "Notify me of earlier times" }));
  expect(onWait).toHaveBeenCalledExactlyOnceWith(rows[1]?.appointment);
});

test("shows earlier visits on request, one page after the other, and keeps the focus there", async () => {
  stubOwn();
  const showMore = vi.fn();
  const startsAt = new Date("2020-11-20T10:00:00Z");
  const rows = [{ id: "one", appointment: appointment({ status: "done", startsAt }) }];
  let emit: (more: "some" | "none") => void = () => {};
  vi.mocked(earlierAppointments).mockReturnValue((onValue) => {
    emit = (more) => act(() => onValue({ rows, more, showMore, fresh: true }));
    return () => {};
  });
  const { user } = open(<MemberAppointments patient={null} />);
  await user.click(await screen.findByRole("button", { name: "Show earlier visits" }));
  const heading = await screen.findByRole("heading", { name: "Earlier visits" });
  emit("some");
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole("list", { name: "Earlier visits" }).children).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Show earlier visits" }));
  expect(showMore).toHaveBeenCalledOnce();
  emit("none");
  expect(screen.queryByRole("button", { name: "Show earlier visits" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
