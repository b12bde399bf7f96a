import { loginPath } from "@salvia/domain/site/paths";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { navigate } from "../../lib/navigate.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { draftsOf } from "../../ui/drafts.ts";
import { IdleWarning } from "./IdleWarning.tsx";
import { LockScreen } from "./LockScreen.tsx";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";

vi.mock("../../lib/navigate.ts", () => ({ navigate: vi.fn() }));

const ana: SessionUser = {
  uid: "ana",
  displayName: "Ana Ruiz",
  email: "ana@example.com",
  phone: null,
  lacksPasskey: false,
  role: "medical",
};
const path = "/medical/tasks?view=done";

beforeEach(() => vi.mocked(navigate).mockReset());

async function open(user: SessionUser = ana) {
  const page = renderInPortal(<LockScreen user={user} />, { path });
  await screen.findByRole("heading", { name: "Locked" });
  return page;
}

test("shows whose document it is and why it is locked, and takes the focus", async () => {
  await open();
  const heading = screen.getByRole("heading", { name: "Locked" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText("Ana Ruiz")).toBeTruthy();
  expect(screen.getByText(/There was no activity here for 10 minutes/)).toBeTruthy();
  await waitFor(() => expect(document.title).toContain("Locked"));
});

test("reports a wrong password and clears only the password", async () => {
  const { user } = await open();
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  await user.type(field, "guessed{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Authentication failed.");
  expect([field.value, document.activeElement]).toEqual(["", field]);
});

test("signs in with the right password and shows a busy button", async () => {
  const { user, answer } = await open();
  await user.type(screen.getByLabelText("Password"), "salvia-demo");
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  expect(await screen.findByRole("button", { name: "Unlocking…" })).toBeTruthy();
  await answer("/api/auth/handler", 200, { cookieSet: true, redirectPath: "/medical" });
  expect(await screen.findByRole("button", { name: "Unlock" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("links the other ways to sign in to the login page, which returns to this page", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: /another way/ }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    `${loginPath("en")}?next=${encodeURIComponent(path)}`,
  );
});

test("asks before discarding what the user was typing", async () => {
  const drafts = draftsOf<string>();
  drafts.set("a note", "Half a thou");
  const { user } = await open();
  const other = screen.getByRole("button", { name: /another way/ });
  await user.click(other);
  await user.click(screen.getByRole("button", { name: "Stay here" }));
  expect(navigate).not.toHaveBeenCalled();
  await user.click(other);
  await user.click(screen.getByRole("button", { name: "Leave without saving" }));
  expect(navigate).toHaveBeenCalledOnce();
  drafts.clear();
});

test("offers another way to sign in to a user without an email address", async () => {
  await open({ ...ana, email: null });
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.getByRole("button", { name: /another way/ })).toBeTruthy();
});

test("shows how long is left in the warning and announces it in steps", async () => {
  const warning = (secondsLeft: number) => (
    <NamespaceLoader namespaces={["idleLock"]}>
      <IdleWarning secondsLeft={secondsLeft} />
    </NamespaceLoader>
  );
  renderInPortal(warning(90), { path });
  const dialog = await screen.findByRole("dialog", { name: "Are you still there?" });
  expect(dialog.textContent).toContain("Time left: 1:30");
  expect(screen.getByRole("status").textContent).toBe("Time left: 1:30");
  cleanup();
  renderInPortal(warning(89), { path });
  await screen.findByText(/Time left: 1:29/);
  expect(screen.getByRole("status").textContent).toBe("");
  await act(async () => {});
});
