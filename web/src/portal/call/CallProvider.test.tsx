import type { Visit } from "@salvia/domain/scheduling/visit";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Link, Route, Routes } from "react-router";

import { appointment } from "../../../../seed/appointments.ts";
import { visit, visitGuest } from "../../../../seed/visits.ts";
import { usePeerSession } from "../../features/visits/call/usePeerSession.ts";
import { oneGuest } from "../../features/visits/guest/guest.data.ts";
import { readVisitTab, saveVisitTab } from "../../features/visits/media/visitTab.ts";
import { visitChat } from "../../features/visits/testing/visitChat.ts";
import {
  leaveVisit,
  oneVisit,
  takeClinicianPlace,
  visitAppointment,
} from "../../features/visits/visits.data.ts";
import { isKeptAwake } from "../../lib/awake.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { AccountMenu } from "../layout/AccountMenu.tsx";
import { noPendingChanges } from "../layout/pendingChanges.ts";
import { VisitPage } from "../pages/medical/VisitPage.tsx";
import { CallProvider } from "./CallProvider.tsx";

vi.mock("../../features/visits/visits.data.ts", () => ({
  leaveOnUnload: vi.fn(() => Promise.resolve()),
  leaveVisit: vi.fn(() => Promise.resolve()),
  oneVisit: vi.fn(),
  takeClinicianPlace: vi.fn(() => Promise.resolve()),
  visitAppointment: vi.fn(),
}));
vi.mock("../../features/visits/chat/useVisitChat.ts", () => ({
  useVisitChat: () => visitChat({ unread: 2 }),
}));
vi.mock("../../features/visits/guest/guest.data.ts", () => ({
  admitGuest: vi.fn(),
  oneGuest: vi.fn(),
  removeGuest: vi.fn(),
}));
vi.mock("../../features/visits/call/usePeerSession.ts", () => ({ usePeerSession: vi.fn() }));
vi.mock("../../features/visits/media/mediaBrowser.ts", () => ({
  mediaBrowser: {
    getUserMedia: () => Promise.reject(new DOMException("", "NotFoundError")),
    permission: vi.fn(),
  },
  listDevices: () => Promise.resolve([]),
  watchDevices: () => () => {},
}));
vi.mock("../../features/patients/PatientIdentity.tsx", () => ({ PatientIdentity: () => null }));
vi.mock("../PatientRecord.tsx", () => ({ PatientRecord: () => <p>The record</p> }));

const names = { get: () => "Camille Laurent", ask: () => {}, subscribe: () => () => {} };

/** By the id of their visit. */
const emit = new Map<string, Parameters<ReturnType<typeof oneVisit>>[0]>();

let emitGuest: Parameters<ReturnType<typeof oneGuest>>[0];

beforeEach(() => {
  emit.clear();
  vi.mocked(oneGuest).mockReturnValue((onValue) => {
    onValue(null);
    emitGuest = onValue;
    return () => {};
  });
  vi.mocked(leaveVisit).mockClear();
  vi.mocked(takeClinicianPlace).mockClear();
  const sent = { audio: true, video: true, screen: false };
  vi.mocked(usePeerSession).mockReturnValue({
    state: "connected",
    remote: null,
    remoteMediaState: sent,
  });
  vi.mocked(visitAppointment).mockImplementation((id) => (onValue) => {
    const patientName = id === "a" ? "Beatriz Nogueira" : "Davi Moreira";
    onValue(appointment({ status: "confirmed", startsAt: new Date(), patientName }));
    return () => {};
  });
  vi.mocked(oneVisit).mockImplementation((id) => (onValue) => {
    emit.set(id, onValue);
    return () => {};
  });
});

function receive(id: string, its: Partial<Visit>) {
  const known = visit({ expireAt: new Date(Date.now() + 90 * 60_000), seenAt: new Date(), ...its });
  act(() => emit.get(id)?.({ visit: known, fresh: true }));
}

/** Opens the page of a visit whose call Camille rejoins after a reload. */
async function join() {
  saveVisitTab("a", { session: "before" });
  const entry = Object.assign(Object.create(null), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  const page = renderInPortal(
    <StaffNamesContext value={names}>
      <CallProvider>
        <AccountMenu unsent={noPendingChanges} />
        <Link to="/medical/tasks">Tasks</Link>
        <Link to="/medical/visits/b">The next visit</Link>
        <Routes>
          <Route path="/medical/visits/:id" element={<VisitPage />} />
          <Route path="/medical/tasks" element={<h1>My tasks</h1>} />
        </Routes>
      </CallProvider>
    </StaffNamesContext>,
    { path: "/medical/visits/a" },
  );
  await vi.waitFor(() => expect(emit.has("a")).toBe(true));
  const call = { state: "admitted", admittedAt: new Date() } as const;
  receive("a", { ...call, clinicianSession: "before" });
  await vi.waitFor(() => expect(takeClinicianPlace).toHaveBeenCalled());
  const [, session = ""] = vi.mocked(takeClinicianPlace).mock.lastCall ?? [];
  receive("a", { ...call, clinicianSession: session });
  await screen.findByRole("group", { name: "Visit controls" });
  return { ...page, call, session };
}

const tile = () => screen.queryByRole("region", { name: "Video visit with Beatriz Nogueira" });

test("keeps a call as a tile on another page, from which one returns to the visit", async () => {
  const { user } = await join();
  expect(tile()).toBeNull();
  expect(screen.getByText("The record")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Tasks" }));
  expect(await screen.findByRole("heading", { name: "My tasks" })).toBeTruthy();
  const shown = within(tile() ?? document.createElement("p"));
  expect(shown.getByLabelText("Video of Beatriz Nogueira")).toBeTruthy();
  expect(shown.getByRole("timer")).toBeTruthy();
  expect(screen.getByText(/^The visit with Beatriz Nogueira goes on/)).toBeTruthy();
  expect(screen.queryByText("The record")).toBeNull();
  expect(leaveVisit).not.toHaveBeenCalled();
  expect(isKeptAwake()).toBe(true);
  const back = "Return to the visit of Beatriz Nogueira. Chat, 2 unread messages";
  await user.click(shown.getByRole("button", { name: back }));
  expect(await screen.findByRole("group", { name: "Visit controls" })).toBeTruthy();
  expect(tile()).toBeNull();
  expect(leaveVisit).not.toHaveBeenCalled();
});

test("says in the tile that the patient left, and leaves them to the waiting room after that", async () => {
  const { user, call, session } = await join();
  await user.click(screen.getByRole("link", { name: "Tasks" }));
  receive("a", { ...call, state: "left", clinicianSession: session });
  expect(within(tile() ?? document.body).getByText("Has left")).toBeTruthy();
  receive("a", { state: "waiting" });
  expect(tile()).toBeNull();
  expect(isKeptAwake()).toBe(false);
});

test.each([
  ["another window took over", { clinicianSession: "another" }, /is open in another window/],
  ["the visit was ended", { state: "ended" }, /The visit has ended/],
] as const)("removes the tile and says that %s", async (_, its, sentence) => {
  const { user, call } = await join();
  await user.click(screen.getByRole("link", { name: "Tasks" }));
  receive("a", { ...call, ...its });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(tile()).toBeNull();
});

test("asks before a sign-out ends the call", async () => {
  const { user, events } = await join();
  await user.click(screen.getByRole("link", { name: "Tasks" }));
  await user.click(await screen.findByRole("button", { name: /^Your account/ }));
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  const question = await screen.findByRole("alertdialog", { name: "Sign out during the visit?" });
  await user.click(within(question).getByRole("button", { name: "Stay signed in" }));
  expect(events).not.toContain("request /api/auth/session-logout");
});

test("opens another visit only after the clinician has left the first", async () => {
  const { user, session } = await join();
  await user.click(screen.getByRole("link", { name: "The next visit" }));
  expect(await screen.findByText("You’re still in the visit with Beatriz Nogueira")).toBeTruthy();
  expect(tile()).not.toBeNull();
  expect(emit.has("b")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Leave it and continue here" }));
  expect(leaveVisit).toHaveBeenCalledExactlyOnceWith("a", "clinician", session);
  await vi.waitFor(() => expect(emit.has("b")).toBe(true));
  receive("b", { state: "waiting" });
  expect(await screen.findByText("Davi Moreira is waiting")).toBeTruthy();
  expect(tile()).toBeNull();
  expect(readVisitTab("a").session).toBeNull();
});

test("says on another page that a guest wants to come in", async () => {
  const { user } = await join();
  await user.click(screen.getByRole("link", { name: "Tasks" }));
  act(() => emitGuest(visitGuest({ state: "waiting", seenAt: new Date() })));
  expect(within(tile() ?? document.body).getByText("Ana Prado wants to come in.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Return to the visit of/ }));
  expect(await screen.findByRole("button", { name: "Admit guest" })).toBeTruthy();
});
