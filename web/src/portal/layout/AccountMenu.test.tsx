import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { draftsOf } from "../../ui/drafts.ts";
import { AccountMenu } from "./AccountMenu.tsx";

async function openAndSignOut(count: number) {
  const giveUp = vi.fn();
  const page = renderInPortal(<AccountMenu unsent={{ count, giveUp }} />);
  await page.user.click(await screen.findByRole("button", { name: "Your account: Ana Ruiz" }));
  expect(await screen.findByText("ana@example.com")).toBeDefined();
  await page.user.click(screen.getByRole("button", { name: "Sign out" }));
  return { ...page, giveUp };
}

test("leads to the user's account", async () => {
  const { user } = renderInPortal(<AccountMenu unsent={{ count: 0, giveUp: vi.fn() }} />);
  await user.click(await screen.findByRole("button", { name: "Your account: Ana Ruiz" }));
  const link = await screen.findByRole("link", { name: "Manage your account" });
  expect(link.getAttribute("href")).toBe("/account");
});

test("ends the session on the server before signing out", async () => {
  const { events } = await openAndSignOut(0);
  await waitFor(() => expect(events).toContain("request /api/auth/session-logout"));
});

test("asks about unsent changes, and staying changes nothing", async () => {
  const { user, events, giveUp } = await openAndSignOut(2);
  expect(await screen.findByText(/^2 changes haven’t reached the server yet/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(events).not.toContain("request /api/auth/session-logout");
  expect(giveUp).not.toHaveBeenCalled();
});

test("asks about unsent changes, and leaving signs out", async () => {
  const { user, events, giveUp } = await openAndSignOut(1);
  await user.click(await screen.findByRole("button", { name: "Sign out and discard" }));
  expect(giveUp).toHaveBeenCalledOnce();
  await waitFor(() => expect(events).toContain("request /api/auth/session-logout"));
});

test("asks about drafts of any page that were never sent", async () => {
  const drafts = draftsOf<string>();
  drafts.set("a task", "Call the labora");
  const { user, events } = await openAndSignOut(1);
  expect(await screen.findByText(/^2 changes haven’t reached the server yet/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Stay signed in" }));
  drafts.clear();
  expect(events).not.toContain("request /api/auth/session-logout");
});
