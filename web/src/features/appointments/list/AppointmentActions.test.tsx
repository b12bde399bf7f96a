import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../../testing/toastSeverity.ts";
import { AppointmentActions } from "./AppointmentActions.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { changeAppointment, storedAppointment } from "../data/appointmentWrites.data.ts";
import { nextFreeTimes, takenAround } from "../data/takenTime.data.ts";

vi.mock("../data/appointmentWrites.data.ts", () => ({
  changeAppointment: vi.fn(),
  storedAppointment: vi.fn(),
}));
vi.mock("../data/takenTime.data.ts", () => ({
  takenAround: vi.fn(),
  nextFreeTimes: vi.fn(),
  takenDaysIn: vi.fn(),
}));

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(changeAppointment).mockReset().mockResolvedValue();
});

const later = new Date("2040-11-20T10:00:00Z");
const before = new Date("2020-11-20T10:00:00Z");
const instead = new Date("2040-11-20T11:00:00Z");

async function open(change: Parameters<typeof appointment>[0]) {
  const row = { id: "mine", appointment: appointment(change) };
  const page = renderInPortal(
    <NamespaceLoader namespaces={["appointments"]}>
      <Live first={row} />
    </NamespaceLoader>,
  );
  await screen.findByRole("heading");
  return { user: page.user, row };
}

/** The stored appointment arrives when the server has it, as it does live. */
let receive: (change: Parameters<typeof appointment>[0]) => void;

function Live({ first }: { first: AppointmentRow }) {
  const [row, setRow] = useState(first);
  useEffect(() => {
    receive = (change) =>
      act(() => setRow((now) => ({ ...now, appointment: { ...now.appointment, ...change } })));
  }, []);
  return <AppointmentActions row={row} />;
}

const focusesHeading = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test.each([
  ["pending", later, ["Confirm", "Reschedule", "Decline"]],
  ["pending", before, ["Reschedule", "Decline"]],
  ["confirmed", later, ["Reschedule", "Cancel appointment"]],
  ["confirmed", before, ["Mark as done", "Reschedule", "Cancel appointment"]],
  ["done", before, ["Undo"]],
  ["cancelled", later, []],
] as const)(
  "offers the right actions for a %s appointment that begins at %s",
  async (status, startsAt, can) => {
    await open({ status, startsAt, updatedAt: new Date() });
    expect(buttons()).toEqual(can);
  },
);

test("offers other times when the time is taken, and moves to one with one press", async () => {
  const refused = new FirebaseError("permission-denied", "no");
  vi.mocked(changeAppointment).mockRejectedValueOnce(refused);
  vi.mocked(storedAppointment).mockResolvedValue(appointment({ startsAt: later }));
  vi.mocked(takenAround).mockResolvedValue({
    taken: [{ startsAt: later, endsAt: instead }],
    patientTaken: [],
  });
  vi.mocked(nextFreeTimes).mockResolvedValue([instead]);
  const { user, row } = await open({ startsAt: later });
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await user.click(await screen.findByRole("button", { name: /^Tuesday, November 20/ }));
  expect(await toastSeverity(/^Moved to Tuesday, November 20/)).toBe("success");
  expect(vi.mocked(changeAppointment).mock.calls).toEqual([
    [row, { status: "confirmed" }],
    [row, { status: "confirmed", startsAt: instead }],
  ]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("marks as done in one press, which the toast or the page undoes", async () => {
  const { user, row } = await open({ status: "confirmed", startsAt: before });
  await user.click(screen.getByRole("button", { name: "Mark as done" }));
  expect(await toastSeverity("Marked as done.")).toBe("success");
  expect(changeAppointment).toHaveBeenLastCalledWith(row, { status: "done" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await toastSeverity("No longer marked as done.")).toBe("success");
  const done = { ...row, appointment: { ...row.appointment, status: "done", rev: 2 } };
  expect(changeAppointment).toHaveBeenLastCalledWith(done, { status: "confirmed" });

  const markedAt = new Date();
  receive({ status: "done", rev: 4, updatedAt: markedAt });
  expect(screen.getByText(/^Marked as done\. You can undo this until /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(changeAppointment).toHaveBeenCalledTimes(3));
  const stored = { ...done.appointment, rev: 4, updatedAt: markedAt };
  expect(changeAppointment).toHaveBeenLastCalledWith(
    { ...row, appointment: stored },
    { status: "confirmed" },
  );
});

test("offers no undo ten minutes later, and says why a late one was refused", async () => {
  vi.mocked(changeAppointment).mockRejectedValueOnce(new FirebaseError("permission-denied", "no"));
  const almost = new Date(Date.now() - 9 * 60_000);
  const { user, row } = await open({ status: "done", startsAt: before, updatedAt: almost });
  vi.mocked(storedAppointment).mockResolvedValue(row.appointment);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await toastSeverity("This was marked as done too long ago to undo it.")).toBe("error");
  receive({ updatedAt: new Date(Date.now() - 11 * 60_000) });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(screen.getByText("Marked as done.")).toBeTruthy();
});

test("asks for confirmation before canceling", async () => {
  const { user, row } = await open({ status: "confirmed", startsAt: later });
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(changeAppointment).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Cancel appointment" }));
  await user.click(await screen.findByRole("button", { name: "Cancel it" }));
  expect(await toastSeverity("Canceled. The time is free again.")).toBe("success");
  expect(changeAppointment).toHaveBeenCalledExactlyOnceWith(row, {
    status: "cancelled",
    canceledBy: "ana",
  });
});

test("declines a request after a question, and then leads to a message to its patient", async () => {
  const { user, row } = await open({ status: "pending", startsAt: later });
  const write = () => screen.queryByRole("link", { name: "Write a message" });
  expect(write()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Decline" }));
  expect(screen.getByRole("alertdialog").textContent).toContain("We’ll let the patient know.");
  await user.click(screen.getByRole("button", { name: "Decline it" }));
  expect(await toastSeverity("Request declined.")).toBe("success");
  receive({ status: "cancelled" });
  await focusesHeading();
  const { patientId, clinicianId } = row.appointment;
  const conversation = `/medical/messages/${patientId}_${clinicianId}`;
  expect(write()?.getAttribute("href")).toBe(conversation);
});

test("moves the focus to the heading when the pressed button is gone, and not before", async () => {
  const { user } = await open({ status: "pending", startsAt: later });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await toastSeverity("Confirmed.");
  receive({ status: "confirmed" });
  await focusesHeading();

  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  const cancel = await screen.findByRole("button", { name: "Cancel appointment" });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await user.click(cancel);
  await user.click(await screen.findByRole("button", { name: "Cancel it" }));
  await toastSeverity("Canceled. The time is free again.");
  receive({ status: "cancelled" });
  await focusesHeading();
});
