import { act, cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { visit } from "../../../../seed/visits.ts";
import { closeLive, type Source } from "../../firebase/live.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { waitingVisits, type WaitingVisit } from "./visits.data.ts";
import { WaitingSection } from "./WaitingSection.tsx";

vi.mock("./visits.data.ts", () => ({ waitingVisits: vi.fn() }));

let told: Parameters<Source<readonly WaitingVisit[]>>;

beforeEach(() => {
  vi.mocked(waitingVisits).mockReturnValue((...listeners) => {
    told = listeners;
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  closeLive();
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

const tell = (visits: readonly WaitingVisit[]) => act(() => told[0](visits));

test("who waits is there with since when, the language, and the way to them", async () => {
  await open();
  expect(screen.getByLabelText("Looking who is waiting …")).toBeTruthy();
  // Listening may begin anew once the texts have come.
  await vi.waitFor(() => {
    tell([]);
    expect(screen.getByText("Nobody is waiting.")).toBeTruthy();
  });
  tell([waiting("a")]);
  expect(screen.getByText("1 person is waiting for you.")).toBeTruthy();
  const row = within(screen.getByRole("listitem"));
  expect(row.getByText("Beatriz Nogueira")).toBeTruthy();
  expect(row.getByText(/5 minutes ago/)).toBeTruthy();
  expect(row.getByText(/Speaks Português/)).toBeTruthy();
  const link = row.getByRole("link", { name: "To the visit of Beatriz Nogueira" });
  expect(link.getAttribute("href")).toBe("/medical/visits/a");
  expect(row.queryByText("Seems to have left")).toBeNull();
});

test("who was not heard of for long seems to have left, and what has closed is not shown", async () => {
  await open();
  tell([
    waiting("a", { patientName: "Dora", seenAt: minutesFromNow(-3) }),
    waiting("b", { patientName: "Dina", expireAt: minutesFromNow(-1) }),
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(within(screen.getByRole("listitem")).getByText("Seems to have left")).toBeTruthy();
});

test("what cannot be read says why, and can be asked for again", async () => {
  await open();
  act(() => told[1](new FirebaseError("unavailable", "The server is away")));
  expect((await screen.findByRole("alert")).textContent).toMatch(/offline|connection|reach/i);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
