import { cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { noSigns, SignsContext } from "../../signs/signs.ts";
import { CalendarPage } from "./CalendarPage.tsx";

const { nothing } = vi.hoisted(() => ({ nothing: () => null }));
vi.mock("../../../features/appointments/calendar/Calendar.tsx", () => ({ Calendar: nothing }));
vi.mock("../../../features/appointments/list/Requests.tsx", () => ({ Requests: nothing }));
vi.mock("../../../features/appointments/waitingList/WaitingList.tsx", () => ({
  WaitingList: nothing,
}));
vi.mock("../../../features/treatmentRequests/PendingRequests.tsx", () => ({
  PendingRequests: nothing,
}));
vi.mock("./NewAppointment.tsx", () => ({ NewAppointment: nothing }));

test("gives the calendar the whole width until further notice, and then counts the requests", async () => {
  const open = () =>
    renderInPortal(
      <SignsContext value={{ ...noSigns, requests: 2 }}>
        <CalendarPage />
      </SignsContext>,
    );
  // Only a desktop has room for it beside the calendar, and the button.
  const expandedOf = async (name: string) =>
    (await screen.findByText(name)).closest("button")?.ariaExpanded;
  const { user } = open();
  expect(await expandedOf("Requests and waiting list")).toBe("true");
  await user.click(screen.getByText("Requests and waiting list"));
  expect(await expandedOf("Requests and waiting list (2)")).toBe("false");
  cleanup();
  open();
  expect(await expandedOf("Requests and waiting list (2)")).toBe("false");
});
