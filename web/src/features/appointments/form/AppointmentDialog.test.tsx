import { fireEvent, screen, within } from "@testing-library/react";
import { usualAvailability, weekdays } from "@salvia/domain/scheduling/availability";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment, takenDays } from "../../../../../seed/appointments.ts";
import { staffEntry } from "../../../firebase/staffEntry.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { AppointmentDialog } from "./AppointmentDialog.tsx";
import { makeAppointment, storedAppointment } from "../data/appointmentWrites.data.ts";
import { statedAvailability } from "../data/availability.data.ts";
import { NoRoomForRequest } from "../data/requestQuota.data.ts";
import { nextFreeTimes, takenAround, takenDaysIn } from "../data/takenTime.data.ts";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("../data/appointmentWrites.data.ts", () => ({
  newAppointmentId: () => "new",
  makeAppointment: vi.fn(),
  storedAppointment: vi.fn(),
}));
vi.mock("../../../firebase/staffEntry.ts", () => ({ staffEntry: vi.fn() }));
vi.mock("../data/availability.data.ts", () => ({ statedAvailability: vi.fn() }));
vi.mock("../data/takenTime.data.ts", () => ({
  takenDaysIn: vi.fn(),
  takenAround: vi.fn(),
  nextFreeTimes: vi.fn(),
}));

const startsAt = new Date("2040-11-20T10:00:00Z");
const later = new Date("2040-11-20T11:00:00Z");
const refused = new FirebaseError("permission-denied", "no");
const booked = {
  clinicianId: "camille",
  patientId: "beatriz",
  patientName: "Beatriz",
  requestedBy: "camille",
  status: "confirmed",
} as const;
const requested = { ...booked, requestedBy: "beatriz", status: "pending" } as const;

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(staffEntry).mockReturnValue((onValue) => {
    onValue({
      name: "Camille",
      role: "medical",
      specialty: null,
      languages: [],
      timezone: "UTC",
    });
    return () => {};
  });
  vi.mocked(statedAvailability).mockReturnValue((onValue) => {
    onValue(null);
    return () => {};
  });
  vi.mocked(takenDaysIn).mockReturnValue((onValue) => {
    onValue([]);
    return () => {};
  });
  vi.mocked(storedAppointment).mockRejectedValue(refused);
});

async function open(at = startsAt, between: typeof booked | typeof requested = booked) {
  const onMade = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["appointments"]}>
      <AppointmentDialog
        title="New appointment"
        confirm="Make it"
        picker={null}
        chooseFirst="Please choose a patient."
        between={between}
        clinicianId="camille"
        startsAt={at}
        onMade={onMade}
        onClose={() => {}}
      />
    </NamespaceLoader>,
  );
  const reason = await screen.findByRole("textbox", { name: "Reason (optional)" });
  // What an earlier test typed is kept.
  await user.clear(reason);
  await fill(user, reason, "Headaches");
  const make = () => user.click(screen.getByRole("button", { name: "Make it" }));
  return { user, reason, make, onMade };
}

test("keeps the typed text when the time is taken and books another with one press", async () => {
  vi.mocked(makeAppointment).mockRejectedValueOnce(refused).mockResolvedValueOnce();
  vi.mocked(takenAround).mockResolvedValue({
    taken: [{ startsAt, endsAt: later }],
    patientTaken: [],
  });
  vi.mocked(nextFreeTimes).mockResolvedValue([later]);
  const { user, reason, make, onMade } = await open();
  await make();
  expect((await screen.findByRole("alert")).textContent).toContain("has just been taken");
  expect(reason).toHaveProperty("value", "Headaches");
  expect(onMade).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: /^Tuesday, November 20/ }));
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith("new", later));
  expect(vi.mocked(makeAppointment).mock.calls.map(([id, made]) => [id, made.startsAt])).toEqual([
    ["new", startsAt],
    ["new", later],
  ]);
  expect(vi.mocked(makeAppointment)).toHaveBeenLastCalledWith(
    "new",
    expect.objectContaining({ reason: "Headaches", rev: 1, status: "confirmed" }),
  );
});

test("reports a missing network at once and keeps the typed text", async () => {
  vi.mocked(makeAppointment).mockClear();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { reason, make } = await open();
  await make();
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(reason).toHaveProperty("value", "Headaches");
  expect(makeAppointment).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("shows the time that was pressed in the calendar, even outside working hours", async () => {
  const { user } = await open(new Date("2040-11-20T20:00:00Z"));
  const pressed = () =>
    screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent);
  const evening = await screen.findByRole("button", { name: "8:00 PM" });
  expect(pressed()).toContain("8:00 PM");
  await user.click(screen.getByRole("button", { name: "4:30 PM" }));
  expect(evening.isConnected).toBe(false);
  expect(pressed()).toContain("4:30 PM");
});

test("says that a day has passed, not that nothing is free on it", async () => {
  await open();
  const day = screen.getByLabelText("Day");
  fireEvent.change(day, { target: { value: "2020-01-02" } });
  expect(await screen.findByText(/^This day has passed/)).not.toBeNull();
});

test("says when the next request is possible after ten in a day, and keeps the typed text", async () => {
  const freeAt = new Date("2040-11-19T12:00:00Z");
  vi.mocked(makeAppointment).mockRejectedValueOnce(new NoRoomForRequest({ kind: "daily", freeAt }));
  const { reason, make, onMade } = await open(startsAt, requested);
  await make();
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^You’ve made 10 requests within 24 hours .* starting Monday, November 19, 12:00 PM/,
  );
  expect(reason).toHaveProperty("value", "Headaches");
  expect(onMade).not.toHaveBeenCalled();
});

test("asks for a reason outside of working hours, and books the chosen length", async () => {
  vi.mocked(makeAppointment).mockReset().mockResolvedValue();
  const { user, make, onMade } = await open();
  await user.click(screen.getByRole("button", { name: "45 min" }));
  const other = screen.getByLabelText("Another time");
  fireEvent.change(other, { target: { value: "19:10" } });
  expect(screen.getByText(/full quarter of an hour/)).toBeTruthy();
  fireEvent.change(other, { target: { value: "19:15" } });
  expect(screen.getByText("This is outside your working hours.")).toBeTruthy();
  await make();
  expect(screen.getByText(/^Give a reason in one line/)).toBeTruthy();
  expect(makeAppointment).not.toHaveBeenCalled();
  await fill(user, screen.getByRole("textbox", { name: /^Reason for this time/ }), "After work");
  await make();
  const evening = new Date("2040-11-20T19:15:00Z");
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith("new", evening));
  expect(makeAppointment).toHaveBeenCalledExactlyOnceWith(
    "new",
    expect.objectContaining({ minutes: 45, startsAt: evening, outsideHoursReason: "After work" }),
  );
});

test("shows a patient when they have other appointments, and no times besides the free ones", async () => {
  const other = { ...requested, status: "confirmed", clinicianId: "daniel", token: "one" } as const;
  const [day] = takenDays([appointment({ ...other, startsAt: later, minutes: 45 })]).values();
  vi.mocked(takenDaysIn).mockImplementation((uid) => (onValue) => {
    onValue(uid === "beatriz" && day !== undefined ? [day] : []);
    return () => {};
  });
  await open(startsAt, requested);
  const own = await screen.findByText(/^You have other appointments on this day: 11:00/);
  expect(own.textContent).not.toContain("Beatriz");
  expect(screen.getByRole("button", { name: "10:30 AM" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "11:30 AM" })).toBeNull();
  expect(screen.queryByLabelText("Another time")).toBeNull();
});

test("offers a patient the next free times of any day, and says if the chosen one is gone", async () => {
  const days = Math.ceil(Date.now() / 86_400_000) + 3;
  const at = (hour: number) => new Date((days * 24 + hour) * 3_600_000);
  vi.mocked(statedAvailability).mockReturnValue((onValue) => {
    const usual = usualAvailability("UTC");
    const day = [{ from: 9 * 60, until: 10 * 60, modes: ["telemedicine" as const] }];
    const hours = Object.fromEntries(weekdays.map((each) => [each, day]));
    onValue({ ...usual, hours: { ...usual.hours, ...hours }, rev: 1, updatedAt: new Date() });
    return () => {};
  });
  const other = appointment({ ...booked, token: "one", startsAt: at(9) });
  const [day] = takenDays([other]).values();
  vi.mocked(takenDaysIn).mockImplementation((uid) => (onValue) => {
    onValue(uid === "camille" && day !== undefined ? [day] : []);
    return () => {};
  });
  const { user } = await open(at(9), requested);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^The time you chose is no longer/,
  );
  const next = screen.getByRole("group", { name: "Next free times" });
  const choices = within(next).getAllByRole("button");
  expect(choices).toHaveLength(4);
  const last = choices[0] ?? next;
  await user.click(last);
  expect(last.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByLabelText("Day")).not.toHaveProperty(
    "value",
    at(9).toISOString().slice(0, 10),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});
