import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { type Source } from "../../../firebase/liveQuery/source.ts";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { VisitsNowContext } from "../../../ui/status/visitsNow.ts";
import { appointmentsIn, type AppointmentRow } from "../data/appointments.data.ts";
import { changeAppointment } from "../data/appointmentWrites.data.ts";
import { TodaySection } from "./TodaySection.tsx";

vi.mock("../data/appointments.data.ts", () => ({ appointmentsIn: vi.fn() }));
vi.mock("../data/appointmentWrites.data.ts", () => ({ changeAppointment: vi.fn() }));
vi.mock("../data/takenTime.data.ts", () => ({
  takenAround: vi.fn(),
  nextFreeTimes: vi.fn(),
  takenDaysIn: vi.fn(),
}));

beforeEach(() => {
  stubDesktopViewport();
  // The words name minutes, of which half a one may pass on a busy machine.
  vi.setSystemTime("2026-11-24T12:00:00Z");
});

function stubAppointments(source: Source<readonly AppointmentRow[]>) {
  vi.mocked(appointmentsIn).mockReturnValue(source);
}

function at(minutesFromNow: number, change: Partial<AppointmentRow["appointment"]> = {}) {
  const startsAt = new Date(Date.now() + minutesFromNow * 60_000);
  const id = String(minutesFromNow);
  return { id, appointment: appointment({ status: "confirmed", startsAt, ...change }) };
}

function inVideo({ id, appointment: its }: AppointmentRow): AppointmentRow {
  return { id, appointment: { ...its, mode: "telemedicine" } };
}

test("says what goes on, what is next and what was requested, and nothing of what is as usual", async () => {
  stubAppointments((onValue) => {
    onValue([
      at(-20, { patientName: "Ana", mode: "inPerson" }),
      at(10, { patientName: "Bea", status: "pending" }),
      at(39.5, { patientName: "Cid" }),
      at(69.5, { patientName: "Dora" }),
    ]);
    return () => {};
  });
  renderInPortal(<TodaySection />);
  const list = await screen.findByRole("list", { name: "Today’s appointments" });
  const lines = within(list)
    .getAllByRole("listitem")
    .map((line) => line.textContent);
  expect(lines[0]).toMatch(/In progress.*Open the record$/);
  expect(lines[1]).toContain("Requested");
  expect(lines[1]).not.toContain("record");
  expect(lines[2]).toMatch(/Next, in 40 min.*the record opens in 25 min/);
  // The usual state needs no words.
  expect(lines[3]).not.toMatch(/Confirmed|Next|Starts|record/);
  expect(screen.getByRole("link", { name: "Cid" }).getAttribute("href")).toBe(
    "/medical/appointments/39.5",
  );
});

test("does not scroll to the list when it changes before anyone has used it, and marks who is in", async () => {
  let emit: (rows: readonly AppointmentRow[]) => void = () => {};
  stubAppointments((onValue) => {
    emit = onValue;
    onValue([at(10)]);
    return () => {};
  });
  renderInPortal(<TodaySection />);
  await screen.findByRole("list", { name: "Today’s appointments" });
  act(() => emit([at(-40), at(-20), at(10)]));
  const rows = screen.getAllByRole("listitem");
  expect(rows.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, "time", null]);
  // A browser scrolls to what gets the focus.
  expect(document.activeElement).toBe(document.body);
});

test("says in their rows who waits and who is left alone, with the way to the visit", async () => {
  stubAppointments((onValue) => {
    onValue([at(-40), at(-10), at(5), at(20)].map((row) => inVideo(row)));
    return () => {};
  });
  const visits = new Map([
    ["-40", "alone"],
    ["-10", "inCall"],
    ["5", "waiting"],
  ] as const);
  renderInPortal(
    <VisitsNowContext value={visits}>
      <TodaySection />
    </VisitsNowContext>,
  );
  await screen.findByRole("list", { name: "Today’s appointments" });
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Alone in the visit, waiting for you.*Return to the visit$/);
  expect(texts[1]).toMatch(/In progress.*Return to the visit$/);
  expect(texts[2]).toMatch(/Waiting for you.*Start the visit$/);
  expect(texts[3]).not.toMatch(/Return|Start the|[Ww]aiting/);
  // Not in the color of links, which is that of the button.
  const [patient, way] = screen.getAllByRole("link").slice(4);
  const colors = [patient, way].map((link) => link && getComputedStyle(link).color);
  expect(colors[0]).not.toBe(colors[1]);
});

test("says which past appointments are not marked as done, and marks one", async () => {
  let emit: (rows: readonly AppointmentRow[]) => void = () => {};
  const rows = [
    at(-150, { patientName: "Ana" }),
    at(-80, { patientName: "Bea", status: "done" }),
    at(-40, { patientName: "Cid" }),
    at(-20, { patientName: "Dora" }),
  ];
  stubAppointments((onValue) => {
    emit = onValue;
    onValue(rows);
    return () => {};
  });
  vi.mocked(changeAppointment).mockResolvedValue();
  const { user } = renderInPortal(<TodaySection />);
  const list = await screen.findByRole("list", { name: "Today’s appointments" });
  const lines = within(list)
    .getAllByRole("listitem")
    .map((line) => line.textContent);
  expect(lines.map((line) => /Over, not marked as done|Done|In progress/.exec(line)?.[0])).toEqual([
    "Over, not marked as done",
    "Done",
    "Over, not marked as done",
    "In progress",
  ]);
  // The one that is still going on is marked on its own page.
  const names = ["Ana", "Cid"].map((name) => `Mark as done: the appointment with ${name}`);
  expect(screen.getAllByRole("button").map((button) => button.ariaLabel)).toEqual(names);
  await user.click(screen.getByRole("button", { name: /with Cid/ }));
  expect(changeAppointment).toHaveBeenCalledExactlyOnceWith(rows[2], { status: "done" });
  expect(await screen.findByText("Marked as done.")).toBeTruthy();
  act(() => emit(rows.slice(0, 1)));
  expect(document.activeElement).not.toBe(document.body);
});

test("folds what is done and whose record is closed, so that a late hour is on the first screen", async () => {
  stubAppointments((onValue) => {
    onValue([
      at(-240, { patientName: "Ana", status: "done" }),
      at(-210, { patientName: "Bea" }),
      at(-60, { patientName: "Cid", status: "done" }),
      at(-10, { patientName: "Dora" }),
    ]);
    return () => {};
  });
  const { user } = renderInPortal(<TodaySection />);
  const names = () =>
    screen.getAllByRole("link", { name: /^\w+$/ }).map((link) => link.textContent);
  await screen.findByRole("list", { name: "Today’s appointments" });
  expect(names()).toEqual(["Bea", "Cid", "Dora"]);
  await user.click(screen.getByRole("button", { name: "One earlier appointment" }));
  expect(names()).toEqual(["Ana", "Bea", "Cid", "Dora"]);
});

test("shows an empty day, and offers a retry when the list cannot be read", async () => {
  stubAppointments((onValue) => {
    onValue([]);
    return () => {};
  });
  const { unmount } = renderInPortal(<TodaySection />);
  expect(await screen.findByText("No appointments today.")).toBeDefined();
  unmount();
  closeLiveQueries();

  stubAppointments((_onValue, onError) => {
    onError(new FirebaseError("resource-exhausted", "no"));
    return () => {};
  });
  renderInPortal(<TodaySection />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
