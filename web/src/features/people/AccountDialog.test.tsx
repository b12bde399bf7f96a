import type { Account } from "@salvia/domain/account/account";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { navigate } from "../../lib/navigate.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { fill } from "../../testing/quickUser.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { camille } from "./testing/camille.ts";

vi.mock("../../lib/navigate.ts", () => ({ navigate: vi.fn() }));

const find = "/api/auth/find-account";
const change = "/api/auth/change-access";

/** The dialog, which shows the account as a change left it, as its page does. */
function Opened({ uid }: { uid: string }) {
  const [changed, setChanged] = useState<Account>();
  return (
    <AccountDialog
      {...{ uid, changed }}
      logPath="/admin/audit"
      renderWork={() => null}
      onChanged={setChanged}
      onClose={vi.fn()}
    />
  );
}

/** Opens an account and waits for the server's answer. */
async function open(account: Partial<Account> | null) {
  const shown = account === null ? null : { ...camille, ...account };
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <Opened uid={shown?.uid ?? "gone"} />
    </NamespaceLoader>,
    { path: "/admin/people?account=camille" },
  );
  await page.answer(find, 200, { account: shown });
  return page;
}

const roleField = () => screen.findByRole("combobox", { name: "New role" });
const button = (name: string) => screen.getByRole("button", { name });

test("shows the facts about an account", async () => {
  await open({ username: "camille", roleSince: "2020-01-15", lastSignInOn: "2020-03-02" });
  const dialog = await screen.findByRole("dialog", { name: "Camille Laurent" });
  expect(dialog.contains(document.activeElement) || document.activeElement?.contains(dialog)).toBe(
    true,
  );
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual([
    "camille@example.com (confirmed)",
    "camille",
    "Salesperson",
    "Wed, Jan 15, 2020",
    "Active",
    "No end date",
    "Mon, Mar 2, 2020",
  ]);
});

test("changes a role after a confirmation and changes nothing on cancel", async () => {
  const { user, answer, requests } = await open({});
  await user.selectOptions(await roleField(), "Medical professional");
  await user.click(button("Change role…"));
  const question = within(await screen.findByRole("alertdialog"));
  expect(
    question.getByText(/They lose everything the role “Salesperson” let them see/),
  ).toBeDefined();
  expect(
    question.getByText(/Their leads stay with them until you hand them over here/),
  ).toBeDefined();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(requests.filter(({ path }) => path === change)).toEqual([]);

  await user.click(button("Change role…"));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Change role" }),
  );
  await answer(change, 200, { account: { ...camille, role: "medical" } });
  expect(requests.at(-1)?.body).toEqual({
    uid: "camille",
    change: { kind: "role", role: "medical" },
  });
  expect(await toastSeverity("Access updated.")).toBe("success");
  expect(document.activeElement).toBe(button("Change role…"));
  expect(screen.getAllByRole("definition")[2]?.textContent).toBe("Medical professional");
});

test("keeps the focus in the form when a change removes the pressed button", async () => {
  const { user, answer } = await open({ emailVerified: false });
  await user.selectOptions(await roleField(), "No role");
  await user.click(button("Change role…"));
  await user.click(await screen.findByRole("button", { name: "Remove role" }));
  await answer(change, 200, { account: { ...camille, emailVerified: false, role: null } });
  expect(await toastSeverity("Access updated.")).toBe("success");
  expect(screen.queryByRole("button", { name: "Change role…" })).toBeNull();
  expect(document.activeElement?.contains(button("Disable account…"))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("does not offer the current role as a change", async () => {
  const { user } = await open({});
  await roleField();
  const action = button("Change role…");
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.click(action);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("warns about no loss with a first role and explains the administrator role", async () => {
  const { user } = await open({ role: null });
  await user.selectOptions(await roleField(), "Administrator");
  await user.click(button("Change role…"));
  const question = within(
    await screen.findByRole("dialog", { name: "Give Camille Laurent the role “Administrator”?" }),
  );
  expect(question.getByText(/decide what everyone else can do/)).toBeDefined();
});

test("sends an outdated sign-in to the login page and back to this account", async () => {
  const { user, answer } = await open({});
  await roleField();
  await user.click(button("Disable account…"));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Disable account" }));
  await answer(change, 401, { error: "recent-sign-in-required" });
  const again = within(await screen.findByRole("dialog", { name: "Please sign in again" }));
  await user.click(again.getByRole("button", { name: "Sign in again" }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    "/login?reauth&next=%2Fadmin%2Fpeople%3Faccount%3Dcamille",
  );
});

test("reports a refusal and changes nothing", async () => {
  const { user, answer } = await open({ disabled: true });
  await roleField();
  await user.click(button("Enable account…"));
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Enable account" }));
  await answer(change, 429, { error: "rate-limited" });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  expect(button("Enable account…")).toBeDefined();
});

test("offers no role to an unconfirmed address but allows removing one", async () => {
  await open({ emailVerified: false });
  expect(await screen.findByText(/You can only give a role to a confirmed address/)).toBeDefined();
  const choices = within(await roleField()).getAllByRole("option");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Salesperson", "No role"]);
  cleanup();
  await open({ emailVerified: false, role: null });
  await screen.findByText(/You can only give a role to a confirmed address/);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("shows no controls for the administrator's own account", async () => {
  await open({ uid: "ana" });
  expect(await screen.findByText(/This is your own account/)).toBeDefined();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("button", { name: /account…$/ })).toBeNull();
});

test("says that a deleted account is gone", async () => {
  await open(null);
  expect(await screen.findByText("This account no longer exists.")).toBeDefined();
});

test("links a policy to an account without a role, after a question, and shows the policy's account", async () => {
  const link = "/api/patients/link-account";
  const { user, answer, requests } = await open({ role: null });
  const number = await screen.findByRole("textbox", { name: "Member number" });
  await user.click(button("Link policy"));
  expect(screen.getByText("Enter the number as it is on the card.")).toBeDefined();
  await fill(user, number, "sv-1042{Enter}");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Link this policy?" }));
  expect(
    dialog.getByText(/camille@example\.com signs in to the account of policy SV-1042\./),
  ).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Link policy" }));
  await answer(link, 404, { error: "not-found" });
  expect(await screen.findByText("No member has this number.")).toBeDefined();
  await fill(user, number, "7{Enter}");
  const again = within(await screen.findByRole("alertdialog", { name: "Link this policy?" }));
  await user.click(again.getByRole("button", { name: "Link policy" }));
  const beatriz = { ...camille, uid: "beatriz", name: "Beatriz Nogueira", role: "member" };
  await answer(link, 200, { account: beatriz });
  expect(requests.at(-1)?.body).toEqual({ uid: "camille", memberNumber: "SV-10427" });
  await screen.findByRole("heading", { name: "Beatriz Nogueira" });
  expect(screen.queryByRole("textbox", { name: "Member number" })).toBeNull();
});

test("offers no policy to an account with a role or an unproven address", async () => {
  for (const account of [{}, { role: null, emailVerified: false }]) {
    await open(account);
    await screen.findByRole("heading", { name: "Camille Laurent" });
    expect(screen.queryByRole("textbox", { name: "Member number" })).toBeNull();
    cleanup();
  }
});
