import type { Appointment } from "@salvia/domain/appointment";
import type { Visit, VisitSide } from "@salvia/domain/visit";
import { act, cleanup, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../seed/appointments.ts";
import { visit } from "../../../../seed/visits.ts";
import { closeLive, type Source } from "../../firebase/live.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../ui/staffNames.ts";
import { listDevices, mediaBrowser, watchDevices } from "./mediaBrowser.ts";
import { VisitFlow } from "./VisitFlow.tsx";
import { admit, enterVisit, oneVisit, sayHere, visitAppointment } from "./visits.data.ts";

vi.mock("./visits.data.ts", () => ({
  admit: vi.fn(),
  enterVisit: vi.fn(),
  oneVisit: vi.fn(),
  sayHere: vi.fn(),
  visitAppointment: vi.fn(),
}));
vi.mock("./mediaBrowser.ts", () => ({
  mediaBrowser: { getUserMedia: vi.fn(), permission: vi.fn() },
  listDevices: vi.fn(),
  watchDevices: vi.fn(),
}));

const names = { get: () => "Camille Laurent", ask: () => {}, subscribe: () => () => {} };
const minutes = 60_000;
const soon = () => new Date(Date.now() + 5 * minutes);

let tellVisit: Parameters<ReturnType<typeof oneVisit>>[0];

beforeEach(() => {
  vi.resetAllMocks();
  // Nobody's camera is needed here.
  vi.mocked(mediaBrowser.getUserMedia).mockRejectedValue(new DOMException("", "NotFoundError"));
  vi.mocked(listDevices).mockResolvedValue([]);
  vi.mocked(watchDevices).mockReturnValue(() => {});
  vi.mocked(oneVisit).mockReturnValue((onValue) => {
    tellVisit = onValue;
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  closeLive();
});

async function open(
  side: VisitSide,
  source: Source<Appointment | null>,
  renderBeside?: (its: Appointment) => ReactNode,
) {
  vi.mocked(visitAppointment).mockReturnValue(source);
  const { user } = renderInPortal(
    <StaffNamesContext value={names}>
      <MoreTexts namespaces={["visits"]}>
        <VisitFlow
          appointmentId="a"
          side={side}
          home="/member"
          {...(renderBeside && { renderBeside })}
        />
      </MoreTexts>
    </StaffNamesContext>,
  );
  return user;
}

function of(fields: Partial<Appointment> = {}): Source<Appointment | null> {
  const its = appointment({ status: "confirmed", startsAt: soon(), ...fields });
  return (onValue) => {
    onValue(its);
    return () => {};
  };
}

async function told(its: Partial<Visit> | null) {
  await vi.waitFor(() => expect(oneVisit).toHaveBeenCalled());
  const expireAt = new Date(Date.now() + 90 * minutes);
  act(() => tellVisit({ visit: its && visit({ expireAt, ...its }), fresh: true }));
}

test("the patient enters, waits, and goes on here where another window has taken over", async () => {
  const user = await open("patient", of());
  await told(null);
  await user.click(await screen.findByRole("button", { name: "Enter the waiting room" }));
  const [id, its, language, session = ""] = vi.mocked(enterVisit).mock.calls[0] ?? [];
  expect([id, its?.patientName, language]).toEqual(["a", "Beatriz Nogueira", "en"]);
  await told({ patientSession: session });
  expect(await screen.findByText(/Camille Laurent sees that you are here/)).toBeTruthy();
  await told({ patientSession: "another" });
  expect(screen.getAllByText("The visit goes on in another window")).not.toEqual([]);
  await user.click(screen.getByRole("button", { name: "Continue here" }));
  expect(sayHere).toHaveBeenCalledWith("a", session);
});

test("a page of the patient's that is loaded anew takes its place again by itself", async () => {
  await open("patient", of());
  await told({ patientSession: "before" });
  expect(await screen.findByRole("heading", { name: "You are in the waiting room" })).toBeTruthy();
  await vi.waitFor(() => expect(sayHere).toHaveBeenCalledOnce());
});

test("the clinician sees who is there, and lets them in", async () => {
  const user = await open("clinician", of());
  await told(null);
  expect(await screen.findByText(/Beatriz Nogueira is not in the waiting room yet/)).toBeTruthy();
  await told({ waitingSince: new Date(), seenAt: new Date() });
  expect(screen.getByText(/Language: Português/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Admit" }));
  expect(admit).toHaveBeenCalledWith("a", expect.stringMatching(/^[0-9a-f-]{36}$/));
});

test("what stands beside the pictures stays when the visit has ended", async () => {
  await open("clinician", of(), ({ patientName }) => <p>The record of {patientName}</p>);
  await told({ state: "waiting" });
  expect(await screen.findByRole("button", { name: "Admit" })).toBeTruthy();
  expect(screen.queryByText("The record of Beatriz Nogueira")).toBeNull();
  await told({ state: "ended" });
  expect(screen.getByText("The record of Beatriz Nogueira")).toBeTruthy();
});

test("what the rules refuse is said where it was pressed", async () => {
  vi.mocked(enterVisit).mockRejectedValue(new FirebaseError("permission-denied", "no"));
  const user = await open("patient", of());
  await told(null);
  await user.click(await screen.findByRole("button", { name: "Enter the waiting room" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/permission/);
});

test.each<[string, Partial<Appointment>, Partial<Visit> | null, RegExp]>([
  ["too early", { startsAt: new Date(Date.now() + 60 * minutes) }, null, /waiting room opens on/],
  ["too late", { startsAt: new Date(Date.now() - 91 * minutes) }, null, /This visit is closed/],
  ["in person", { mode: "inPerson" }, null, /has no video visit/],
  ["ended", {}, { state: "ended" }, /The visit has ended/],
])("a visit that is %s says so", async (_, fields, its, sentence) => {
  await open("patient", of(fields));
  await told(its);
  // Told to the eye, and at times to the ear.
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
});

test("somebody else's visit is none, and an address may say anything", async () => {
  await open("patient", (_, onError) => {
    onError(new FirebaseError("permission-denied", "no"));
    return () => {};
  });
  expect(await screen.findByText(/no visit for you here/, {}, { timeout: 8_000 })).toBeTruthy();
});
