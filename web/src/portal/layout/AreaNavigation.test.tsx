import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AreaNavigation } from "./AreaNavigation.tsx";

beforeEach(stubDesktopViewport);

test.each([
  ["/sales", "Dashboard", "page"],
  ["/sales/leads", "Leads", "page"],
  ["/sales/leads?view=pool", "Leads", "page"],
  ["/sales/leads/import", "Leads", "true"],
  ["/sales/leads/a-lead", "Leads", "true"],
  ["/sales/settings", "Settings", "page"],
])("marks only the current entry: at %s, %s", async (path, name, how) => {
  renderInPortal(<AreaNavigation role="sales" onNavigate={() => {}} />, { path });
  await screen.findByRole("link", { name });
  const current = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("aria-current")])
    .filter(([, where]) => where !== null);
  expect(current).toEqual([[name, how]]);
});

test.each([
  ["/medical", "Dashboard", "page"],
  ["/medical/tasks", "Tasks", "page"],
  ["/medical/profile", "Profile", "page"],
])("marks the clinician's current entry: at %s, %s", async (path, name, how) => {
  renderInPortal(<AreaNavigation role="medical" onNavigate={() => {}} />, { path });
  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("aria-current")).toBe(how);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Dashboard",
    "Calendar",
    "Messages",
    "Tasks",
    "Assistant",
    "Profile",
  ]);
});

test.each([
  ["/member", "Overview", "page"],
  ["/member/appointments", "Appointments", "page"],
  ["/member/record", "Health record", "page"],
])("marks the member's current entry: at %s, %s", async (path, name, how) => {
  renderInPortal(<AreaNavigation role="member" onNavigate={() => {}} />, { path });
  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("aria-current")).toBe(how);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Overview",
    "Appointments",
    "Messages",
    "Find a doctor",
    "Plan",
    "Health record",
  ]);
});

test("marks no entry for a page outside the area's menu", async () => {
  renderInPortal(<AreaNavigation role="sales" onNavigate={() => {}} />, { path: "/sales/nothing" });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(links.map(() => null));
});
