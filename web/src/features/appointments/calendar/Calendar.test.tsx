import { usualAvailability, type Availability } from "@salvia/domain/scheduling/availability";
import { act, cleanup, fireEvent, getConfig, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { appointmentsIn, type AppointmentRow } from "../data/appointments.data.ts";
import { useAvailability } from "../data/useAvailability.ts";
import { Calendar } from "./Calendar.tsx";

vi.mock("../data/appointments.data.ts", () => ({ appointmentsIn: vi.fn() }));
vi.mock("../data/useAvailability.ts", () => ({ useAvailability: vi.fn() }));

beforeEach(stubDesktopViewport);

type Booked = string | { startsAt: string; minutes: 60 };

const rowsOf = (booked: readonly Booked[]): readonly AppointmentRow[] =>
  booked.map((each) => {
    const { startsAt, ...length } = typeof each === "string" ? { startsAt: each } : each;
    const details = { startsAt: new Date(startsAt), status: "confirmed", ...length } as const;
    return { id: startsAt, appointment: appointment(details) };
  });

function open(
  query: string,
  starts: readonly string[],
  zone: string | null = "America/New_York",
  availability: Availability = usualAvailability(zone ?? "UTC"),
) {
  vi.mocked(useAvailability).mockReturnValue({ status: "content", value: availability });
  let report: (rows: readonly AppointmentRow[]) => void = () => {};
  vi.mocked(appointmentsIn).mockReturnValue((onValue) => {
    report = onValue;
    onValue(rowsOf(starts));
    return () => {};
  });
  const onNew = vi.fn();
  let changeZone: (zone: string) => void = () => {};
  function InZone() {
    const [current, setCurrent] = useState(zone);
    changeZone = setCurrent;
    return (
      <TimeZoneContext value={current}>
        <NamespaceLoader namespaces={["appointments"]}>
          <Calendar onNew={onNew} />
        </NamespaceLoader>
      </TimeZoneContext>
    );
  }
  const page = renderInPortal(<InZone />, { path: `/medical/calendar?${query}` });
  const arrive = (booked: readonly Booked[]) => act(() => report(rowsOf(booked)));
  return { ...page, onNew, arrive, moveTo: (next: string) => act(() => changeZone(next)) };
}

async function focusOn(name: RegExp) {
  // By role, the name of each of a week's half hours would be computed.
  const cell = await screen.findByLabelText(name);
  act(() => cell.focus());
}

/** Presses keys with no more time between them than a browser has: React may still be rendering. */
async function pressFast(...keys: readonly string[]) {
  await getConfig().asyncWrapper(async () => {
    for (const key of keys) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await Promise.resolve();
    }
  });
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? focusedText();
const focusedText = () => document.activeElement?.querySelector(":not([aria-hidden])")?.textContent;

test("shows the repeated hour of a 25-hour day twice, each with its zone", async () => {
  open("view=day&date=2040-11-04", ["2040-11-04T05:30:00Z", "2040-11-04T06:30:00Z"]);
  const links = await screen.findAllByRole("link", { name: /Beatriz Nogueira/ });
  expect(links.map((link) => link.querySelector(":not([aria-hidden])")?.textContent)).toEqual([
    expect.stringContaining("Sunday, November 4, 1:30 AM GMT-4 to"),
    expect.stringContaining("Sunday, November 4, 1:30 AM GMT-5 to"),
  ]);
  const [asked] = vi.mocked(appointmentsIn).mock.calls.at(-1)?.slice(1) ?? [];
  expect(asked).toEqual({
    from: new Date("2040-11-04T04:00:00Z"),
    until: new Date("2040-11-05T05:00:00Z"),
  });
});

test("says the zone of its times above them, where the device is in another one", async () => {
  open("view=week&date=2040-11-20", [], "Asia/Kathmandu");
  expect(await screen.findByText("All times are in GMT+5:45.")).toBeDefined();
  cleanup();
  open("view=week&date=2040-11-20", [], new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await screen.findByRole("grid");
  expect(screen.queryByText(/All times are in/)).toBeNull();
});

test("starts an appointment in a free half hour by keyboard; T returns to today", async () => {
  const { user, onNew } = open("view=day&date=2040-11-20", []);
  const nine = await screen.findByRole("button", { name: /^Tuesday, November 20, 9:00 AM: free/ });
  nine.focus();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onNew).toHaveBeenCalledExactlyOnceWith(new Date("2040-11-20T14:30:00Z"));
  await user.keyboard("t");
  const today = new Intl.DateTimeFormat("en", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "America/New_York",
  }).format();
  expect(await screen.findByRole("heading", { name: today })).toBeDefined();
});

test("turns the page on a sideways swipe but not while scrolling", async () => {
  open("view=day&date=2040-11-20", []);
  const grid = await screen.findByRole("grid");
  const draw = (across: number, down: number) => {
    fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 200 }] });
    const to = { clientX: 200 + across, clientY: 200 + down };
    fireEvent.touchEnd(grid, { changedTouches: [to] });
  };
  draw(-70, 60);
  expect(screen.getByRole("heading", { name: "Tuesday, November 20" })).toBeDefined();
  draw(-120, 10);
  expect(await screen.findByRole("heading", { name: "Wednesday, November 21" })).toBeDefined();
  draw(120, 10);
  expect(await screen.findByRole("heading", { name: "Tuesday, November 20" })).toBeDefined();
});

test("tells times outside one's hours and in an absence from those that can be booked", async () => {
  const usual = usualAvailability("America/New_York");
  const lunch = [
    { from: 9 * 60, until: 12 * 60, modes: ["inPerson" as const] },
    { from: 13 * 60, until: 17 * 60, modes: ["telemedicine" as const] },
  ];
  const hours = { from: 16 * 60, until: 17 * 60 };
  const { user, onNew } = open(
    "view=day&date=2040-11-20",
    ["2040-11-20T14:00:00Z"],
    usual.timezone,
    {
      ...usual,
      hours: { ...usual.hours, tuesday: lunch },
      absences: [{ from: "2040-11-20", until: "2040-11-20", hours }],
    },
  );
  const buttons = await screen.findAllByRole("button", { name: /^Tuesday, November 20/ });
  const said = buttons.map((button) => button.getAttribute("aria-label")?.split(", ").at(-1));
  const at = (time: string) => said.find((text) => text?.startsWith(`${time}:`));
  expect(at("9:00 AM")).toBeUndefined();
  expect(at("9:30 AM")).toBe("9:30 AM: free. New appointment");
  expect(at("12:00 PM")).toBe("12:00 PM: outside your hours. New appointment");
  expect(at("1:00 PM")).toBe("1:00 PM: free. New appointment");
  expect(at("4:00 PM")).toBe("4:00 PM: you’re absent. New appointment");
  expect(screen.getAllByText("Absent")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /12:00 PM: outside/ }));
  expect(onNew).toHaveBeenCalledExactlyOnceWith(new Date("2040-11-20T17:00:00Z"));
});

test("shows the mode of each appointment, and a line at the current time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-11-20T15:15:00Z") });
  try {
    open("view=day&date=2040-11-20", ["2040-11-20T14:00:00Z"]);
    const link = await screen.findByRole("link", { name: /Beatriz Nogueira, Video visit/ });
    expect(link.textContent).toContain("Video visit");
    expect(screen.getByTestId("now").style.top).toBe("26px");
  } finally {
    vi.useRealTimers();
  }
});

test("shows no times until the time zone of the profile is known, which decides what they are", async () => {
  const { moveTo } = open("view=week&date=2040-11-20", [], null);
  await screen.findByRole("heading", { name: /^Nov 19/ });
  expect(screen.queryByRole("grid")).toBeNull();
  moveTo("Asia/Tokyo");
  expect(await screen.findByRole("grid")).toBeDefined();
  expect(screen.getByText("All times are in GMT+9.")).toBeDefined();
});

test("keeps the focus at its time when an appointment arrives there, grows, and goes away", async () => {
  const { user, arrive } = open("view=week&date=2040-11-20", []);
  await focusOn(/^Monday, November 19, 9:00 AM: free/);
  await user.keyboard("{ArrowDown}");
  expect(focused()).toMatch(/^Monday, November 19, 9:30 AM: free/);
  arrive(["2040-11-19T14:30:00Z"]);
  expect(focused()).toMatch(/^Monday, November 19, 9:30 AM to 10:00 AM: Beatriz Nogueira/);
  arrive([{ startsAt: "2040-11-19T14:00:00Z", minutes: 60 }]);
  expect(focused()).toMatch(/^Monday, November 19, 9:00 AM to 10:00 AM: Beatriz Nogueira/);
  arrive([]);
  expect(focused()).toMatch(/^Monday, November 19, 9:00 AM: free/);
  await user.keyboard("{ArrowDown}{End}");
  expect(focused()).toMatch(/^Sunday, November 25, 9:30 AM: outside your hours/);
});

test("keeps the focus at its moment when the profile's time zone changes", async () => {
  const { user, moveTo } = open("view=day&date=2040-11-19", []);
  await focusOn(/^Monday, November 19, 9:00 AM: free/);
  moveTo("Europe/Madrid");
  expect(focused()).toMatch(/^Monday, November 19, 3:00 PM: free/);
  await user.keyboard("{ArrowDown}");
  expect(focused()).toMatch(/^Monday, November 19, 3:30 PM: free/);
});

test("follows keys that are faster than the pages that they turn", async () => {
  open("view=day&date=2040-11-20", []);
  await focusOn(/^Tuesday, November 20, 9:00 AM: free/);
  await pressFast("ArrowRight", "ArrowDown", "PageDown", "PageDown", "ArrowUp");
  await waitFor(() => expect(focused()).toMatch(/^Friday, November 23, 9:00 AM: free/));
});

test("leaves the focus at a button that turns back to a page to which keys have led", async () => {
  const { user } = open("view=day&date=2040-11-20", []);
  await focusOn(/^Tuesday, November 20, 9:00 AM: free/);
  await user.keyboard("{PageDown}");
  expect(focused()).toMatch(/^Wednesday, November 21, 9:00 AM: free/);
  await user.click(screen.getByRole("button", { name: "Next day" }));
  const back = screen.getByRole("button", { name: "Previous day" });
  await user.click(back);
  expect(await screen.findByLabelText(/^Wednesday, November 21, 9:00 AM/)).toBeDefined();
  expect(document.activeElement).toBe(back);
});
