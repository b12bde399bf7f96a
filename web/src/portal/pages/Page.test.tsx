import { screen, waitFor } from "@testing-library/react";
import { Link, Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { Page } from "./Page.tsx";

test("focuses the heading of a page opened by a link, but not of a document's first page", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { user } = renderInPortal(
    <Routes>
      <Route path="/sales" element={<Dashboard />} />
      <Route path="/account" element={<Account />} />
    </Routes>,
  );
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole("link", { name: "Manage your account" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Your account" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toContain("Your account");
});

function Dashboard() {
  return (
    <Page title="Dashboard">
      <Link to="/account">Manage your account</Link>
    </Page>
  );
}

function Account() {
  return <Page title="Your account">About you</Page>;
}
