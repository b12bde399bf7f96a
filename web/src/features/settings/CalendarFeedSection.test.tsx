import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import type { CalendarFeedCalls } from "./calendarFeed.calls.ts";
import { CalendarFeedSection } from "./CalendarFeedSection.tsx";

afterEach(cleanup);

const made = "2026-11-20T09:00:00.000Z";
const address = "https://salvia.example/api/calendar/abc.ics";

/** The calls about a feed that was made before, or not. */
function calls(createdAt: string | null) {
  return {
    find: vi.fn<CalendarFeedCalls["find"]>(async () => ({ createdAt })),
    renew: vi.fn<CalendarFeedCalls["renew"]>(async () => ({ createdAt: made, address })),
    revoke: vi.fn<CalendarFeedCalls["revoke"]>(async () => ({ createdAt: null })),
  };
}

test("makes an address, shows it once, and copies it", async () => {
  const { user } = renderInPortal(<CalendarFeedSection calls={calls(null)} />);
  await user.click(await screen.findByRole("button", { name: "Create address" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Calendar address" });
  expect([field.value, field.readOnly]).toEqual([address, true]);
  await user.click(screen.getByRole("button", { name: "Copy the address" }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByText(/^Active since/)).toBeDefined();
});

test("asks before it ends an address, and never shows an earlier one", async () => {
  const own = calls(made);
  const { user } = renderInPortal(<CalendarFeedSection calls={own} />);
  await screen.findByText(/^Active since/);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create new address" }));
  await user.click(await screen.findByRole("button", { name: "Keep address" }));
  await user.click(await screen.findByRole("button", { name: "Revoke address" }));
  expect([own.renew, own.revoke].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  const dialog = await screen.findByRole("alertdialog", { name: "Revoke the address?" });
  const confirm = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Revoke address",
  );
  if (confirm !== undefined) await user.click(confirm);
  expect(await screen.findByRole("button", { name: "Create address" })).toBeDefined();
  expect(own.revoke).toHaveBeenCalledTimes(1);
});

test("reports when it can't be found out, and tries again", async () => {
  const own = calls(null);
  own.find.mockRejectedValue(new TypeError("no network"));
  const { user } = renderInPortal(<CalendarFeedSection calls={own} />);
  const retry = await screen.findByRole("button", { name: "Try again" });
  own.find.mockResolvedValue({ createdAt: null });
  await user.click(retry);
  expect(await screen.findByRole("button", { name: "Create address" })).toBeDefined();
});
