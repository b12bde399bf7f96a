import { act, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { visit } from "../../../../seed/visits.ts";
import { type Source } from "../../firebase/liveQuery/source.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { waitingVisits, type WaitingList, type WaitingVisit } from "./visits.data.ts";
import { WaitingSection } from "./WaitingSection.tsx";

vi.mock("./visits.data.ts", () => ({ waitingVisits: vi.fn() }));

let subscription: Parameters<Source<WaitingList>>;

beforeEach(() => {
  vi.mocked(waitingVisits).mockReturnValue((...listeners) => {
    subscription = listeners;
    return () => {};
  });
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

function waiting(id: string, details: Partial<WaitingVisit> = {}): WaitingVisit {
  const fields = { seenAt: new Date(), expireAt: minutesFromNow(60) };
  return { id, ...visit({ waitingSince: minutesFromNow(-5), ...fields, ...details }) };
}

async function open() {
  renderInPortal(<WaitingSection renderLanguage={(patientId) => <i>language of {patientId}</i>} />);
  await screen.findByRole("heading", { name: "Waiting room" });
}

// Waits for the first paint, because React subscribes only afterwards.
const emit = (visits: readonly WaitingVisit[], fresh = true) =>
  act(() => subscription[0]({ visits, fresh }));

test("lists waiting patients with waiting time, language, and a link to the visit", async () => {
  await open();
  expect(screen.getByLabelText("Checking who is waiting…")).toBeTruthy();
  emit([]);
  await screen.findByText("No one is waiting.");
  emit([waiting("a")]);
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  const row = within(screen.getByRole("listitem"));
  expect(row.getByText("Beatriz Nogueira")).toBeTruthy();
  expect(row.getByText(/5 minutes ago/)).toBeTruthy();
  expect(row.getByText(`language of ${visit().patientId}`)).toBeTruthy();
  const link = row.getByRole("link", { name: "Go to the visit of Beatriz Nogueira" });
  expect(link.getAttribute("href")).toBe("/medical/visits/a");
  expect(row.queryByText(/Not heard from/)).toBeNull();
});

test("lists a patient who is left alone in a call, after the time that a reload takes", async () => {
  const start = new Date("2026-11-24T14:02:00Z");
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: start });
  await open();
  const call = { state: "admitted", admittedAt: minutesFromNow(-4) } as const;
  emit([waiting("a", { ...call, aloneSince: start }), waiting("b", call)]);
  await screen.findByText("No one is waiting.");
  // A page that was closed is noticed within 10 seconds.
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  const row = within(screen.getByRole("listitem"));
  expect(row.getByText(/^Left alone in the visit/)).toBeTruthy();
  const link = row.getByRole("link", { name: "Return to the visit of Beatriz Nogueira" });
  expect([link.textContent, link.getAttribute("href")]).toEqual([
    "Return to the visit",
    "/medical/visits/a",
  ]);
  // Nor is the patient counted once their own page is silent.
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText("No one is waiting.")).toBeTruthy();
  expect(row.getByText(/^Not heard from since 2:02/)).toBeTruthy();
});

test("lists silent patients last, does not count them, and omits closed visits", async () => {
  await open();
  emit([
    waiting("b", { patientName: "Dina", seenAt: new Date(Date.now() - 26_000) }),
    waiting("a", { patientName: "Dora" }),
    waiting("c", { patientName: "Doris", expireAt: minutesFromNow(-1) }),
  ]);
  await screen.findByText("1 person is waiting for you.");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Dora(?!.*Not heard from)/),
    expect.stringMatching(/^Dina.*Not heard from since \d/),
  ]);
});

test("says within half a minute since when a closed laptop was not heard from", async () => {
  const start = new Date("2026-11-24T14:02:00Z");
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: start });
  await open();
  emit([waiting("a")]);
  await screen.findByText("1 person is waiting for you.");
  act(() => void vi.advanceTimersByTime(22_000));
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(7_000));
  expect(screen.getByText("No one is waiting.")).toBeTruthy();
  expect(screen.getByText(/^Not heard from since 2:02/)).toBeTruthy();
  emit([waiting("a")]);
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  expect(screen.queryByText(/^Not heard from/)).toBeNull();
});

test("says so when the clinician is offline, rather than that the patients are silent", async () => {
  await open();
  emit([waiting("a", { seenAt: minutesFromNow(-3) })], false);
  await screen.findByText("You’re offline, so this list may be out of date.");
  const row = within(screen.getByRole("listitem"));
  expect(row.queryByText(/Not heard from/)).toBeNull();
  emit([waiting("a", { seenAt: minutesFromNow(-3) })]);
  expect(row.getByText(/Not heard from/)).toBeTruthy();
  expect(screen.queryByText(/You’re offline/)).toBeNull();
});

test("shows why the list cannot be read and offers a retry", async () => {
  await open();
  act(() => subscription[1](new FirebaseError("unavailable", "The server is away")));
  expect((await screen.findByRole("alert")).textContent).toMatch(/offline|connection|reach/i);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
