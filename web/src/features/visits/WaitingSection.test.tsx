import { act, cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visit } from "../../../../seed/visits.ts";
import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
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

afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.useRealTimers();
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

function waiting(id: string, details: Partial<WaitingVisit> = {}): WaitingVisit {
  const fields = { seenAt: new Date(), expireAt: minutesFromNow(60) };
  return { id, ...visit({ waitingSince: minutesFromNow(-5), ...fields, ...details }) };
}

async function open() {
  renderInPortal(<WaitingSection />);
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
  expect(row.getByText(/Speaks Português/)).toBeTruthy();
  const link = row.getByRole("link", { name: "Go to the visit of Beatriz Nogueira" });
  expect(link.getAttribute("href")).toBe("/medical/visits/a");
  expect(row.queryByText(/No signal since/)).toBeNull();
});

test("removes a patient whose page is silent and a visit that has closed", async () => {
  await open();
  emit([
    waiting("a", { patientName: "Dora" }),
    waiting("b", { patientName: "Dina", seenAt: new Date(Date.now() - 31_000) }),
    waiting("c", { patientName: "Doris", expireAt: minutesFromNow(-1) }),
  ]);
  await screen.findByText("1 person is waiting for you.");
  expect(screen.getByRole("listitem").textContent).toContain("Dora");
});

test("removes a patient whose browser was killed after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  await open();
  emit([waiting("a")]);
  await screen.findByText("1 person is waiting for you.");
  act(() => void vi.advanceTimersByTime(25_000));
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText("No one is waiting.")).toBeTruthy();
});

test("keeps silent patients on the list while offline", async () => {
  await open();
  emit([waiting("a", { seenAt: minutesFromNow(-3) })], false);
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText(/No signal since/)).toBeTruthy();
  emit([waiting("a", { seenAt: minutesFromNow(-3) })]);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("shows why the list cannot be read and offers a retry", async () => {
  await open();
  act(() => subscription[1](new FirebaseError("unavailable", "The server is away")));
  expect((await screen.findByRole("alert")).textContent).toMatch(/offline|connection|reach/i);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
