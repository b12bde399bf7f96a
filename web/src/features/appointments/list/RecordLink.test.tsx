import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { cleanup, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { RecordLink } from "./RecordLink.tsx";

afterEach(cleanup);

const minute = 60_000;

function open(minutesFromNow: number, status: Appointment["status"] = "confirmed") {
  const startsAt = new Date(Date.now() + minutesFromNow * minute);
  const row = { id: "one", appointment: appointment({ patientId: "dora", status, startsAt }) };
  renderWithTexts(
    <MemoryRouter>
      <RecordLink row={row} />
    </MemoryRouter>,
  );
  const link = screen.queryByRole("link");
  return [link?.textContent, screen.queryByText(/^The record/)?.textContent];
}

test.each([
  ["an hour before", 60, ["Open the record", "The record opens in 45 minutes."]],
  ["ten minutes before", 10, ["Open the record", undefined]],
  ["an hour after", -60, ["Open the record", undefined]],
  [
    "two hours after",
    -120,
    ["Finish your notes", "The record closed an hour after the appointment ended."],
  ],
  [
    "two days after",
    -2_880,
    ["Finish your notes", "The record closed an hour after the appointment ended."],
  ],
])("shows the right link and note %s", (_case, minutes, shown) => {
  expect(open(minutes)).toEqual(shown);
});

test("links to the record with a URL that contains only ids", () => {
  open(10);
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "/medical/records/dora?appointment=one",
  );
});

test.each(["pending", "cancelled"] as const)(
  "shows no link to the record while it is %s",
  (status) => {
    expect(open(10, status)).toEqual([undefined, undefined]);
  },
);
