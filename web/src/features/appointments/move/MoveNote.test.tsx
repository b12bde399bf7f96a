import { screen } from "@testing-library/react";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { appointmentDocument } from "../data/appointments.data.ts";
import { MoveButton } from "./MoveButton.tsx";
import { MoveNote } from "./MoveNote.tsx";

vi.mock("../data/appointments.data.ts", () => ({ appointmentDocument: vi.fn() }));

const current = new Date("2040-11-20T10:00:00Z");
const wanted = new Date("2040-11-21T15:30:00Z");
const begun = new Date("2020-11-20T10:00:00Z");

/** Shows an appointment's note and button beside the other appointment of its move. */
async function show(own: Partial<Appointment>, other: Partial<Appointment>) {
  vi.mocked(appointmentDocument).mockImplementation((id) => (onValue) => {
    onValue({ id, appointment: appointment(other) });
    return () => {};
  });
  const row = { id: "own", appointment: appointment(own) };
  renderInPortal(
    <NamespaceLoader namespaces={["appointments"]}>
      <div data-testid="note">
        <MoveNote row={row} pathOf={(id) => `/appointments/${id}`} />
      </div>
      <MoveButton row={row} onMove={() => {}} />
    </NamespaceLoader>,
  );
  return await screen.findByTestId("note");
}

const button = () => screen.queryByRole("button", { name: "Move to another time" });

test("says which time a request replaces", async () => {
  const note = await show(
    { startsAt: wanted, replaces: "other" },
    { status: "confirmed", startsAt: current },
  );
  expect(note.textContent).toMatch(/^Instead of Tuesday, November 20, 10:00 AM .*, once confirmed/);
  expect(button()).toBeNull();
});

test.each([
  ["was canceled", { status: "cancelled", startsAt: current }],
  ["has started", { status: "confirmed", startsAt: begun }],
] as const)("says that a request is a plain one once its appointment %s", async (_what, other) => {
  const note = await show({ startsAt: wanted, replaces: "other" }, other);
  expect(note.textContent).toContain("This is now a request of its own.");
});

test("leads to a waiting request, and offers no other one", async () => {
  const note = await show(
    { status: "confirmed", startsAt: current, moveRequestId: "other" },
    { status: "pending", startsAt: wanted },
  );
  expect(note.textContent).toMatch(/move it to Wednesday, November 21, 3:30 PM .* is waiting/);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/appointments/other");
  expect(button()).toBeNull();
});

test.each(["cancelled", "confirmed"] as const)(
  "lets the patient ask again once the request is %s",
  async (status) => {
    const note = await show(
      { status: "confirmed", startsAt: current, moveRequestId: "other" },
      { status, startsAt: wanted },
    );
    expect(note.textContent).toBe("");
    expect(button()).not.toBeNull();
  },
);
