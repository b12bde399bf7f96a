import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import type { AbsenceCalls } from "./absence.calls.ts";
import { AbsenceSection } from "./AbsenceSection.tsx";

afterEach(cleanup);

function calls(isAway: boolean | null) {
  return {
    find: vi.fn<AbsenceCalls["find"]>(async () => isAway),
    change: vi.fn<AbsenceCalls["change"]>(async (next) => next),
  };
}

const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "I’m away" });

test("marks a salesperson as away, and shows what the server answers", async () => {
  const own = calls(false);
  const { user } = renderInPortal(<AbsenceSection calls={own} />);
  await user.click(await box());
  await waitFor(() => expect(own.change).toHaveBeenCalledExactlyOnceWith(true));
  await waitFor(async () => expect((await box()).disabled).toBe(false));
  expect((await box()).checked).toBe(true);
});

test("shows the old state when the change fails", async () => {
  const own = calls(true);
  own.change.mockRejectedValue(new TypeError("no network"));
  const { user } = renderInPortal(<AbsenceSection calls={own} />);
  await user.click(await box());
  await screen.findByText("Error updating profile.");
  expect((await box()).checked).toBe(true);
});

test("shows nothing to those whom the rules don't name", async () => {
  const own = calls(null);
  renderInPortal(<AbsenceSection calls={own} />);
  await waitFor(() => expect(own.find).toHaveBeenCalled());
  expect(screen.queryByRole("checkbox")).toBeNull();
});
