import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { statedAvailability } from "../data/availability.data.ts";
import { PracticeAddress } from "./PracticeAddress.tsx";

vi.mock("../data/availability.data.ts", () => ({ statedAvailability: vi.fn() }));

const lines = "12 rue des Lilas\n75011 Paris";

async function shown(change: Parameters<typeof appointment>[0], address: string | null = lines) {
  vi.mocked(statedAvailability).mockReturnValue((onValue) => {
    onValue({ ...usualAvailability("UTC"), address, rev: 1, updatedAt: new Date() });
    return () => {};
  });
  renderInPortal(
    <>
      <p>Loaded</p>
      <PracticeAddress appointment={appointment(change)} />
    </>,
  );
  await screen.findByText("Loaded");
  return document.querySelector("address")?.textContent ?? null;
}

test("shows the address of an appointment in person, in its lines", async () => {
  expect(await shown({ mode: "inPerson", status: "confirmed" })).toBe(lines);
});

test.each([
  ["a video visit", { mode: "telemedicine", status: "confirmed" } as const, lines],
  ["a canceled appointment", { mode: "inPerson", status: "cancelled" } as const, lines],
  ["an unknown address", { mode: "inPerson", status: "pending" } as const, null],
])("shows none for %s", async (_, change, address) => {
  expect(await shown(change, address)).toBeNull();
});
