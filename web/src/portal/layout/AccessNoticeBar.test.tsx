import type { Role } from "@salvia/domain/account/role";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { showAccessNotice } from "../guards/accessNotice.ts";
import { AccessNoticeBar } from "./AccessNoticeBar.tsx";

afterEach(() => {
  cleanup();
  act(() => showAccessNotice(null));
});

/** Opens a page of Ana's. */
async function open(role: Role | null, { path = "/account", lacksPasskey = false } = {}) {
  const details = { uid: "ana", displayName: "Ana Ruiz", email: null, phone: null };
  const page = renderInPortal(
    <main tabIndex={-1}>
      <AccessNoticeBar user={{ ...details, role, lacksPasskey }} />
      <p>The page</p>
    </main>,
    { path },
  );
  await screen.findByText("The page");
  return page;
}

const changedFrom = (from: Role | null) => act(() => showAccessNotice({ kind: "changed", from }));
const said = () => screen.queryByRole("status")?.textContent ?? null;
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("leads a visitor who is given a role to their new area", async () => {
  await open("sales");
  expect(said()).toBeNull();
  changedFrom(null);
  expect(said()).toContain("Your access has changed. You can now use “Sales”.");
  expect(linkTo("Go to Sales")).toBe("/sales");
});

test("says what was taken", async () => {
  await open(null);
  changedFrom("sales");
  expect(said()).toContain("Your access has changed. You can no longer use “Sales”.");
  expect(screen.queryByRole("link")).toBeNull();
});

test("says what replaces a role", async () => {
  await open("member");
  changedFrom("sales");
  expect(said()).toContain("Your access has changed from “Sales” to “My coverage”.");
  expect(linkTo("Go to My coverage")).toBe("/member");
});

test("leads no one to an area that still requires a passkey", async () => {
  await open("medical", { lacksPasskey: true });
  changedFrom(null);
  expect(said()).toContain("You can now use “Medical”.");
  expect(screen.queryByRole("link")).toBeNull();
});

test("names the area that a user may not enter, until they close the message", async () => {
  const { user } = await open("sales", { path: "/sales/leads" });
  act(() => showAccessNotice({ kind: "refused", area: "admin" }));
  expect(said()).toContain("Your account doesn’t have access to “Administration”");
  expect(screen.queryByRole("link")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close message" }));
  expect(said()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
