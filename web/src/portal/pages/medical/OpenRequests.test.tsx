import { newTreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { medicalPaths } from "@salvia/domain/site/paths";
import { cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import {
  firstRequests,
  type AppointmentRow,
} from "../../../features/appointments/data/appointments.data.ts";
import { pendingRequests } from "../../../features/treatmentRequests/treatmentRequests.data.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { OpenRequests } from "./OpenRequests.tsx";

vi.mock("../../../features/appointments/data/appointments.data.ts", () => ({
  firstRequests: vi.fn(),
}));
vi.mock("../../../features/treatmentRequests/treatmentRequests.data.ts", () => ({
  pendingRequests: vi.fn(),
}));

function open(names: readonly string[], asking: readonly string[] = []) {
  const wanted: AppointmentRow[] = names.map((patientName) => {
    const startsAt = new Date("2040-11-20T09:00:00Z");
    return { id: patientName, appointment: appointment({ patientName, startsAt }) };
  });
  vi.mocked(firstRequests).mockReturnValue((onValue) => {
    onValue(wanted);
    return () => {};
  });
  vi.mocked(pendingRequests).mockReturnValue((onValue) => {
    onValue(
      asking.map((patientName) => {
        const between = { patientId: patientName, clinicianId: "camille", patientName };
        return newTreatmentRequest(between, new Date());
      }),
    );
    return () => {};
  });
  return renderInPortal(<OpenRequests />);
}

test("names who asks for what, at most three, and links to each and to all", async () => {
  open(["Ana", "Bruno", "Clara"], ["Davi"]);
  const section = await screen.findByRole("region", { name: "4 requests to answer" });
  // Hidden on a narrow screen, where the title says enough.
  const rows = within(section).getAllByRole("listitem", { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Daviasks to be treated by you",
    expect.stringMatching(/^AnaNov 20, \d+:00/),
    expect.stringMatching(/^BrunoNov 20/),
  ]);
  const pathOf = (name: string) =>
    screen.getByRole("link", { name, hidden: true }).getAttribute("href");
  expect(["Davi", "Ana", "Answer"].map(pathOf)).toEqual([
    medicalPaths.calendar,
    medicalPaths.appointment("Ana"),
    medicalPaths.calendar,
  ]);
});

test("says that no one asks, and offers a retry if that is not known", async () => {
  open([]);
  const section = await screen.findByRole("region", { name: "Requests" });
  expect(section.textContent).toContain("No pending requests.");
  cleanup();
  closeLiveQueries();
  open([]);
  vi.mocked(firstRequests).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("unavailable", "The server is away"));
    return () => {};
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText("No pending requests.")).toBeNull();
});
