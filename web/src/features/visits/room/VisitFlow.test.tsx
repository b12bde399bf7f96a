import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { Visit, VisitSide } from "@salvia/domain/scheduling/visit";
import { act, cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { visit } from "../../../../../seed/visits.ts";
import { type Source } from "../../../firebase/liveQuery/source.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { isKeptAwake } from "../../../lib/awake.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { listDevices, mediaBrowser, watchDevices } from "../media/mediaBrowser.ts";
import { VisitFlow } from "./VisitFlow.tsx";
import {
  admitPatient,
  answerPatient,
  endVisit,
  takeClinicianPlace,
  enterWaitingRoom,
  leaveOnUnload,
  leaveVisit,
  oneVisit,
  takePatientPlace,
  visitAppointment,
} from "../visits.data.ts";
import { visitChat } from "../testing/visitChat.ts";
import { readVisitTab, saveVisitTab } from "../media/visitTab.ts";

vi.mock("../chat/useVisitChat.ts", () => ({ useVisitChat: () => visitChat() }));
vi.mock("../guest/guest.data.ts", () => ({
  oneGuest: () => (onValue: (guest: null) => void) => {
    onValue(null);
    return () => {};
  },
}));
vi.mock("../visits.data.ts", () => ({
  admitPatient: vi.fn(),
  answerPatient: vi.fn(),
  askForClinician: vi.fn(),
  takeClinicianPlace: vi.fn(),
  endVisit: vi.fn(),
  enterWaitingRoom: vi.fn(),
  leaveOnUnload: vi.fn(),
  leaveVisit: vi.fn(),
  oneVisit: vi.fn(),
  updatePresence: vi.fn(),
  takePatientPlace: vi.fn(),
  visitAppointment: vi.fn(),
}));
vi.mock("../media/mediaBrowser.ts", () => ({
  mediaBrowser: { getUserMedia: vi.fn(), permission: vi.fn() },
  listDevices: vi.fn(),
  watchDevices: vi.fn(),
}));

const names = { get: () => "Camille Laurent", ask: () => {}, subscribe: () => () => {} };
const minutes = 60_000;
const soon = () => new Date(Date.now() + 5 * minutes);

let emitVisit: Parameters<ReturnType<typeof oneVisit>>[0];

beforeEach(() => {
  // These tests need no camera.
  vi.mocked(mediaBrowser.getUserMedia).mockRejectedValue(new DOMException("", "NotFoundError"));
  vi.mocked(leaveVisit).mockResolvedValue();
  vi.mocked(leaveOnUnload).mockResolvedValue();
  vi.mocked(listDevices).mockResolvedValue([]);
  vi.mocked(watchDevices).mockReturnValue(() => {});
  vi.mocked(oneVisit).mockReturnValue((onValue) => {
    emitVisit = onValue;
    return () => {};
  });
});

async function open(
  side: VisitSide,
  source: Source<Appointment | null>,
  renderBeside?: (its: Appointment) => ReactNode,
  renderAfter?: (its: Appointment) => ReactNode,
) {
  vi.mocked(visitAppointment).mockReturnValue(source);
  const page = renderInPortal(
    <StaffNamesContext value={names}>
      <NamespaceLoader namespaces={["visits"]}>
        <VisitFlow
          appointmentId="a"
          side={side}
          home="/member"
          {...(renderBeside && { renderBeside })}
          {...(renderAfter && { renderAfter })}
        />
        <Link to="/calendar">Calendar</Link>
        <Address />
      </NamespaceLoader>
    </StaffNamesContext>,
  );
  return page;
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** A visit whose clinician has admitted the patient. */
const inCall = { state: "admitted", admittedAt: new Date(), clinicianSession: "mine" } as const;

/** Opens the page with Beatriz in the waiting room at the page's own session. */
async function wait() {
  const page = await open("patient", of());
  await receive(null);
  await page.user.click(await screen.findByRole("button", { name: "Enter the waiting room" }));
  const session = vi.mocked(enterWaitingRoom).mock.calls[0]?.[3] ?? "";
  await receive({ patientSession: session });
  await screen.findByRole("heading", { name: "You are in the waiting room" });
  return { ...page, session };
}

function of(fields: Partial<Appointment> = {}): Source<Appointment | null> {
  const its = appointment({ status: "confirmed", startsAt: soon(), ...fields });
  return (onValue) => {
    onValue(its);
    return () => {};
  };
}

async function receive(its: Partial<Visit> | null, fresh = true) {
  await vi.waitFor(() => expect(oneVisit).toHaveBeenCalled());
  const expireAt = new Date(Date.now() + 90 * minutes);
  act(() => emitVisit({ visit: its && visit({ expireAt, ...its }), fresh }));
}

test("enters the waiting room, and continues here after another window took over", async () => {
  const { user } = await open("patient", of());
  await receive(null);
  await user.click(await screen.findByRole("button", { name: "Enter the waiting room" }));
  const [id, its, language, session = "", returns] =
    vi.mocked(enterWaitingRoom).mock.calls[0] ?? [];
  expect([id, its?.patientName, language, returns]).toEqual(["a", "Beatriz Nogueira", "en", false]);
  await receive({ patientSession: session });
  expect(await screen.findByText(/Camille Laurent can see you’re here/)).toBeTruthy();
  await receive({ patientSession: "another" });
  expect(screen.getAllByText("The visit is open in another window")).not.toEqual([]);
  await user.click(screen.getByRole("button", { name: "Continue here" }));
  expect(takePatientPlace).toHaveBeenCalledWith("a", session);
  expect(leaveVisit).not.toHaveBeenCalled();
});

test.each([{ state: "waiting" }, { state: "left" }] as const)(
  "rejoins automatically after the patient reloads the page, from %j",
  async (its) => {
    saveVisitTab("a", { session: "before" });
    const entry = Object.assign(Object.create(null), { type: "reload" });
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
    await open("patient", of());
    await receive({ ...its, patientSession: "before" });
    expect(
      await screen.findByRole("heading", { name: "You are in the waiting room" }),
    ).toBeTruthy();
    await vi.waitFor(() => expect(takePatientPlace).toHaveBeenCalledOnce());
  },
);

test("asks before a newly opened patient page replaces another one", async () => {
  saveVisitTab("a", { session: "before" });
  const { user } = await open("patient", of());
  await receive({ patientSession: "before" });
  const enter = await screen.findByRole("button", { name: "Enter the waiting room" });
  expect(takePatientPlace).not.toHaveBeenCalled();
  await user.click(enter);
  expect(takePatientPlace).toHaveBeenCalledOnce();
});

test("takes the patient off the waiting list when they click Leave", async () => {
  const { user, session } = await wait();
  expect(leaveVisit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(leaveVisit).toHaveBeenCalledExactlyOnceWith("a", "patient", session);
  expect(screen.getByTestId("address").textContent).toBe("/member");
  // A reload of the page must not take the patient back into the waiting room.
  expect(readVisitTab("a").session).toBeNull();
  cleanup();
  expect(leaveVisit).toHaveBeenCalledOnce();
});

test.each([
  ["returns to a visit that they left", "left", true],
  ["enters a visit that was ended", "ended", false],
] as const)("keeps the time of its start for a patient who %s: %s, %s", async (_, state, keeps) => {
  const { user } = await open("patient", of());
  await receive({ state, admittedAt: new Date(), startedAt: new Date() });
  await user.click(await screen.findByRole("button", { name: /the waiting room$/ }));
  expect(vi.mocked(enterWaitingRoom).mock.lastCall?.[4]).toBe(keeps);
});

test("says that the patient cannot be seen while the server is unreachable", async () => {
  const { session } = await wait();
  const offline = () => screen.queryByText(/You’re offline, so Camille Laurent can’t see that/);
  expect(offline()).toBeNull();
  await receive({ patientSession: session }, false);
  expect(offline()).not.toBeNull();
  await receive({ patientSession: session });
  expect(offline()).toBeNull();
});

test("does not sign out a patient who waits without touching the device", async () => {
  expect(isKeptAwake()).toBe(false);
  await wait();
  expect(isKeptAwake()).toBe(true);
  cleanup();
  expect(isKeptAwake()).toBe(false);
});

test("writes nothing when the patient leaves a visit the clinician has ended", async () => {
  const { session } = await wait();
  await receive({ patientSession: session, state: "ended" });
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  expect(leaveVisit).not.toHaveBeenCalled();
  expect(leaveOnUnload).not.toHaveBeenCalled();
});

test("shows the clinician who is waiting and admits them", async () => {
  const { user } = await open("clinician", of());
  await receive(null);
  expect(await screen.findByText(/Beatriz Nogueira is not in the waiting room yet/)).toBeTruthy();
  await receive({ waitingSince: new Date(), seenAt: new Date() });
  // The language of the patient's portal says nothing about the one they speak.
  expect(screen.queryByText(/Portugu/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Admit" }));
  const session = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(admitPatient).toHaveBeenLastCalledWith("a", session, true);
  await receive({ seenAt: new Date(), startedAt: new Date() });
  await user.click(screen.getByRole("button", { name: "Admit" }));
  expect(admitPatient).toHaveBeenLastCalledWith("a", session, false);
});

test("shows a returning clinician a preview with the camera as they left it, then the call", async () => {
  saveVisitTab("a", { off: { audio: true, video: false } });
  const { user } = await open("clinician", of());
  await receive({ ...inCall, clinicianSession: "before" });
  expect(await screen.findByText("Beatriz Nogueira is in the visit")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Camera, microphone, and connection" })).toBeTruthy();
  expect(takeClinicianPlace).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Return to the visit" }));
  const [, session = ""] = vi.mocked(takeClinicianPlace).mock.lastCall ?? [];
  await receive({ ...inCall, clinicianSession: session });
  expect(await screen.findByRole("group", { name: "Visit controls" })).toBeTruthy();
  expect(readVisitTab("a")).toMatchObject({ session, off: { audio: true, video: false } });
  cleanup();
  // A later reload of another page doesn't lead into the call.
  expect(readVisitTab("a").session).toBeNull();
});

test("answers a patient who asks for the clinician, only from the page that is in the call", async () => {
  vi.mocked(answerPatient).mockResolvedValue();
  saveVisitTab("a", { session: "before" });
  const entry = Object.assign(Object.create(null), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  await open("clinician", of());
  await receive({ ...inCall, clinicianSession: "before", aloneSince: new Date() });
  await vi.waitFor(() => expect(takeClinicianPlace).toHaveBeenCalledOnce());
  expect(answerPatient).not.toHaveBeenCalled();
  const [, session = ""] = vi.mocked(takeClinicianPlace).mock.lastCall ?? [];
  await receive({ ...inCall, clinicianSession: session });
  expect(answerPatient).not.toHaveBeenCalled();
  await receive({ ...inCall, clinicianSession: session, aloneSince: new Date() });
  await receive({ ...inCall, clinicianSession: session });
  await receive({ ...inCall, clinicianSession: session, aloneSince: new Date() });
  expect(vi.mocked(answerPatient).mock.calls).toEqual([["a"], ["a"]]);
  await receive({ ...inCall, clinicianSession: "newer", aloneSince: new Date() });
  expect(answerPatient).toHaveBeenCalledTimes(2);
});

test("returns a clinician to the call at once after a reload", async () => {
  saveVisitTab("a", { session: "before" });
  const entry = Object.assign(Object.create(null), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  await open("clinician", of());
  await receive({ ...inCall, clinicianSession: "before" });
  await vi.waitFor(() => expect(takeClinicianPlace).toHaveBeenCalledOnce());
  expect(screen.getByRole("group", { name: "Visit controls" })).toBeTruthy();
});

test("asks a patient before another page ends the call", async () => {
  saveVisitTab("a", { session: "before" });
  const entry = Object.assign(Object.create(null), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  const { user } = await open("patient", of());
  await receive({ ...inCall, patientSession: "before" });
  await screen.findByRole("group", { name: "Visit controls" });
  const address = () => screen.getByTestId("address").textContent;
  const here = address();
  await user.click(await screen.findByRole("link", { name: "Calendar" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Leave the call?" }));
  await user.click(question.getByRole("button", { name: "Stay in the call" }));
  expect(address()).toBe(here);
  await user.click(await screen.findByRole("link", { name: "Calendar" }));
  await user.click(await screen.findByRole("button", { name: "Open the other page" }));
  expect(address()).toBe("/calendar");
});

test("shows the clinician that the patient left and offers to admit them on return", async () => {
  saveVisitTab("a", { session: "mine" });
  const entry = Object.assign(Object.create(null), { type: "reload" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  await open("clinician", of());
  await receive({ ...inCall, state: "left" });
  expect(await screen.findAllByText("Beatriz Nogueira has left. They can come back.")).not.toEqual(
    [],
  );
  expect(screen.queryByText(/connection is interrupted/)).toBeNull();
  expect(screen.getByRole("button", { name: "End visit" })).toBeTruthy();
  await receive({ state: "waiting", seenAt: new Date() });
  expect(screen.getByRole("button", { name: "Admit" })).toBeTruthy();
});

test("lets a clinician end a visit that its patient has left, from a new page", async () => {
  const { user } = await open("clinician", of());
  await receive({ ...inCall, state: "left" });
  await user.click(await screen.findByRole("button", { name: "End visit" }));
  const question = screen.getByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "End visit" }));
  expect(endVisit).toHaveBeenCalledExactlyOnceWith("a");
});

test("shows the content beside the video after the visit ends", async () => {
  await open("clinician", of(), ({ patientName }) => <p>The record of {patientName}</p>);
  await receive({ state: "waiting" });
  expect(await screen.findByRole("button", { name: "Admit" })).toBeTruthy();
  expect(screen.queryByText("The record of Beatriz Nogueira")).toBeNull();
  await receive({ state: "ended" });
  expect(screen.getByText("The record of Beatriz Nogueira")).toBeTruthy();
});

test("shows an alert when the rules deny entering the waiting room", async () => {
  vi.mocked(enterWaitingRoom).mockRejectedValue(new FirebaseError("permission-denied", "no"));
  const { user } = await open("patient", of());
  await receive(null);
  await user.click(await screen.findByRole("button", { name: "Enter the waiting room" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/permission/);
});

test.each<[string, Partial<Appointment>, Partial<Visit> | null, RegExp]>([
  ["too early", { startsAt: new Date(Date.now() + 60 * minutes) }, null, /waiting room opens on/],
  ["too late", { startsAt: new Date(Date.now() - 91 * minutes) }, null, /This visit is closed/],
  ["in person", { mode: "inPerson" }, null, /has no video visit/],
  ["ended", {}, { state: "ended" }, /The visit has ended/],
])("shows the reason when a visit is %s", async (_, fields, its, sentence) => {
  await open("patient", of(fields));
  await receive(its);
  // The sentence may appear twice: on screen and in a screen-reader announcement.
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
});

test("shows no visit for another user's appointment or an invalid address", async () => {
  await open("patient", (_, onError) => {
    onError(new FirebaseError("permission-denied", "no"));
    return () => {};
  });
  expect(await screen.findByText(/no visit here for you/, {}, { timeout: 8_000 })).toBeTruthy();
});

test("shows what to do with the appointment only once the visit is over", async () => {
  await open("clinician", of(), undefined, ({ patientName }) => <p>After {patientName}</p>);
  await receive(null);
  await screen.findByText(/Beatriz Nogueira is not in the waiting room/);
  expect(screen.queryByText("After Beatriz Nogueira")).toBeNull();
  await receive({ ...inCall, state: "ended" });
  expect(await screen.findByText("After Beatriz Nogueira")).toBeTruthy();
});
