import { calendarEndpoints } from "@salvia/domain/scheduling/calendarFeed";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { CalendarFeedSection } from "./CalendarFeedSection.tsx";

const made = "2026-11-20T09:00:00.000Z";
const address = "https://salvia.example/api/calendar/abc.ics";

const { findFeed, renewFeed, revokeFeed } = calendarEndpoints;

/** The section for a feed that was made before, or not. */
async function opened(createdAt: string | null) {
  const page = renderInPortal(<CalendarFeedSection />);
  // Strict mode asks twice.
  await page.answer(findFeed.path, 200, { createdAt });
  await page.answer(findFeed.path, 200, { createdAt });
  return page;
}

test("makes an address, shows it once, and copies it", async () => {
  const { user, answer } = await opened(null);
  await user.click(await screen.findByRole("button", { name: "Create address" }));
  await answer(renewFeed.path, 200, { createdAt: made, address });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Calendar address" });
  expect([field.value, field.readOnly]).toEqual([address, true]);
  await user.click(screen.getByRole("button", { name: "Copy the address" }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByText(/^Active since/)).toBeDefined();
});

test("asks before it ends an address, and never shows an earlier one", async () => {
  const { user, answer, requests } = await opened(made);
  const asked = requests.length;
  await screen.findByText(/^Active since/);
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create new address" }));
  await user.click(await screen.findByRole("button", { name: "Keep address" }));
  await user.click(await screen.findByRole("button", { name: "Revoke address" }));
  expect(requests).toHaveLength(asked);
  const dialog = await screen.findByRole("alertdialog", { name: "Revoke the address?" });
  const confirm = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Revoke address",
  );
  if (confirm !== undefined) await user.click(confirm);
  await answer(revokeFeed.path, 200, { createdAt: null });
  expect(await screen.findByRole("button", { name: "Create address" })).toBeDefined();
});

test("reports when it can't be found out, and tries again", async () => {
  const { user, answer } = renderInPortal(<CalendarFeedSection />);
  await answer(findFeed.path, 500, {});
  await answer(findFeed.path, 500, {});
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await answer(findFeed.path, 200, { createdAt: null });
  expect(await screen.findByRole("button", { name: "Create address" })).toBeDefined();
});
