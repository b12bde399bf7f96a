import { act, cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import type { Visit } from "@salvia/domain/scheduling/visit";
import type { VisitRole } from "@salvia/domain/scheduling/visitCall";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";

import { visit, visitGuest } from "../../../../../seed/visits.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import type { PeerSessionState } from "../call/peerSession.ts";
import { usePeerSession } from "../call/usePeerSession.ts";
import { ownMedia } from "../testing/ownMedia.ts";
import { visitChat } from "../testing/visitChat.ts";
import { askForClinician } from "../visits.data.ts";
import { VisitRoom } from "./VisitRoom.tsx";

vi.mock("../chat/useVisitChat.ts", () => ({ useVisitChat: () => visitChat() }));
vi.mock("../visits.data.ts", () => ({ askForClinician: vi.fn() }));
vi.mock("../call/usePeerSession.ts", () => ({ usePeerSession: vi.fn() }));

const start = new Date("2026-11-24T14:02:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.mocked(askForClinician).mockReset().mockResolvedValue();
});

type RoomOptions = {
  side?: VisitRole;
  guest?: Guest | null;
  isOnline?: boolean;
  onMet?: () => void;
  its?: Partial<Visit>;
  remote?: MediaStream | null;
};

/** The room of an admitted patient, who was seen at the start of the test. */
function room(state: PeerSessionState, options: RoomOptions = {}) {
  const { side = "patient", guest = null, isOnline = true, onMet = () => {}, its } = options;
  const { remote = null } = options;
  const sent = { audio: true, video: true, screen: false };
  vi.mocked(usePeerSession).mockReturnValue({ state, remote, remoteMediaState: sent });
  return (
    <VisitRoom
      visitId="a"
      visit={visit({ state: "admitted", admittedAt: start, seenAt: start, ...its })}
      {...{ side, isOnline }}
      joined
      guest={guest}
      names={{ clinician: "Camille Laurent", patient: "Beatriz Nogueira" }}
      media={ownMedia()}
      iceServers={{ status: "ready", servers: [], failure: null }}
      exit={null}
      onMet={onMet}
    />
  );
}

test("says when connecting takes long, then that it failed, until it connects after all", () => {
  const onMet = vi.fn();
  const slow = () => screen.queryByText(/^This is taking longer than usual\. Camille Laurent/);
  const failed = () => screen.queryByText(/^You and Camille Laurent couldn’t be connected\./);
  const { rerender } = renderWithTexts(room("connecting", { onMet }));
  expect([slow(), failed()]).toEqual([null, null]);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(slow()).not.toBeNull();
  expect(onMet).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(slow()).toBeNull();
  expect(failed()).not.toBeNull();
  rerender(room("connected", { onMet }));
  expect([slow(), failed()]).toEqual([null, null]);
});

test("says since when a patient was not heard from, instead of promising a connection", () => {
  const interrupted = () => screen.queryByText(/^The connection is interrupted/);
  const unheard = () => screen.queryByText(/^Beatriz Nogueira hasn’t been heard from since 2:02/);
  const { rerender } = renderWithTexts(room("interrupted", { side: "clinician" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect([interrupted() === null, unheard()]).toEqual([false, null]);
  act(() => void vi.advanceTimersByTime(8_000));
  expect([interrupted(), unheard() === null]).toEqual([null, false]);
  // Their video proves that they are there.
  rerender(room("connected", { side: "clinician" }));
  expect(unheard()).toBeNull();
});

test.each(["patient", "clinician"] as const)(
  "shows a %s without a connection that they are offline",
  (side) => {
    renderWithTexts(room("interrupted", { side, isOnline: false }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText(/^You’re offline\. The visit continues/)).toBeTruthy();
    expect(screen.queryByText(/interrupted|heard from/)).toBeNull();
  },
);

test("shows three people by name, and a guest whose page is silent as gone", () => {
  const ana = visitGuest({ state: "admitted", admittedAt: start, seenAt: start });
  const { rerender } = renderWithTexts(room("connected", { side: "clinician", guest: ana }));
  expect(screen.getByText("Beatriz Nogueira and Ana Prado (Interpreter)")).toBeTruthy();
  expect(screen.getByLabelText("Video of Ana Prado")).toBeTruthy();
  rerender(room("interrupted", { side: "clinician", guest: ana }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.queryByLabelText("Video of Ana Prado")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByLabelText("Video of Ana Prado")).toBeNull();
  expect(screen.getByText("Ana Prado is no longer in the visit.")).toBeTruthy();
});

test("shows a guest the clinician and the patient", () => {
  const ana = visitGuest({ state: "admitted", admittedAt: start, seenAt: start });
  renderWithTexts(room("connected", { side: "guest", guest: ana }));
  expect(screen.getByLabelText("Video of Camille Laurent")).toBeTruthy();
  expect(screen.queryByLabelText("Video of Ana Prado")).toBeNull();
});

test("asks for a clinician whose page crashed within 10 seconds, and then twice a minute", () => {
  const asked = () => vi.mocked(askForClinician).mock.calls.length;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { rerender } = renderWithTexts(room("connected"));
  pass(60_000);
  expect(asked()).toBe(0);
  rerender(room("interrupted"));
  pass(9_000);
  expect(asked()).toBe(0);
  pass(1_000);
  expect(asked()).toBe(1);
  pass(60_000);
  expect(asked()).toBe(3);
  // Without an answer, the clinician sees on other pages that the patient is alone.
  const alone = { its: { aloneSince: new Date() } };
  rerender(room("interrupted", alone));
  pass(60_000);
  expect(asked()).toBe(3);
  expect(
    screen.getByText(/^Camille Laurent isn’t in the call right now, and can see/),
  ).toBeTruthy();
  rerender(room("connected", alone));
  expect(screen.queryByText(/isn’t in the call/)).toBeNull();
});

test.each(["clinician", "guest"] as const)("asks for no one on the page of a %s", (side) => {
  renderWithTexts(room("interrupted", { side }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(askForClinician).not.toHaveBeenCalled();
});

test("continues the duration of a visit that its patient left and came back to", () => {
  const startedAt = new Date(start.getTime() - 5 * 60_000);
  renderWithTexts(room("connected", { its: { startedAt } }));
  expect(screen.getByRole("timer").textContent).toBe("5:00");
});

test("covers neither of two people nor of three with one's own video", () => {
  const overlaid = () => {
    const box = screen.getByLabelText("Your video").parentElement?.parentElement;
    return box && getComputedStyle(box).position;
  };
  const { rerender } = renderWithTexts(room("connected"));
  expect(overlaid()).not.toBe("absolute");
  const ana = visitGuest({ state: "admitted", admittedAt: start, seenAt: start });
  rerender(room("connected", { guest: ana }));
  expect(overlaid()).not.toBe("absolute");
});

test("shows the others in full screen until Escape, where the browser can", async () => {
  const remote: MediaStream = Object.create(null);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  renderWithTexts(room("connected", { remote }));
  expect(screen.queryByRole("button", { name: "Full screen" })).toBeNull();
  cleanup();
  let full: Element | null = null;
  const show = (element: Element | null) => {
    full = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { get: () => full, configurable: true },
    exitFullscreen: { value: () => show(null), configurable: true },
  });
  document.documentElement.requestFullscreen = () => show(document.documentElement);
  renderWithTexts(room("connected", { remote }));
  act(() => screen.getByRole("button", { name: "Full screen" }).click());
  expect(screen.getByRole("button", { name: "Exit full screen" })).toBeTruthy();
  // As the browser does on Escape.
  act(() => void show(null));
  expect(screen.getByRole("button", { name: "Full screen" })).toBeTruthy();
});
