import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AccountList } from "./AccountList.tsx";
import { camille } from "./testing/camille.ts";

afterEach(cleanup);

const call = "/api/auth/list-accounts";

async function open() {
  const onOpen = vi.fn<(uid: string) => void>();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <AccountList onOpen={onOpen} />
    </NamespaceLoader>,
  );
  const field = await screen.findByRole("textbox", { name: "Email or username begins with" });
  return { ...page, onOpen, field };
}

test("lists accounts on request, shows more, and opens one", async () => {
  const { user, field, answer, requests, onOpen } = await open();
  expect(requests.filter(({ path }) => path === call)).toEqual([]);
  await user.type(field, " cam");
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Salesperson");
  await user.click(screen.getByRole("button", { name: "List accounts" }));
  const next = { token: null, skip: 50 };
  await answer(call, 200, { accounts: [camille], next });
  expect(requests.at(-1)?.body).toEqual({ startsWith: "cam", role: "sales", from: null });
  await screen.findByText("1 account shown");

  // The list continues with what was listed, not with what the form says now.
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  const cameron = { ...camille, uid: "cameron", name: "Cameron", disabled: true };
  const signedIn = { ...cameron, lastSignInOn: "2020-03-02" };
  await answer(call, 200, { accounts: [signedIn], next: null });
  expect(requests.at(-1)?.body).toEqual({ startsWith: "cam", role: "sales", from: next });
  await screen.findByText("Salesperson, disabled, last sign-in Mon, Mar 2, 2020");
  expect(screen.getByText("Salesperson, not yet signed in")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open Cameron’s account" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("cameron");
});

test("distinguishes no match from no match yet", async () => {
  const { user, answer } = await open();
  await user.click(screen.getByRole("button", { name: "List accounts" }));
  await answer(call, 200, { accounts: [], next: { token: "a", skip: 0 } });
  const status = await screen.findByText("No match so far. There are more accounts to search.");
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await answer(call, 200, { accounts: [], next: null });
  await waitFor(() => expect(status.textContent).toBe("No account matches."));
});

test("reports a refusal and keeps the list", async () => {
  const { user, answer } = await open();
  await user.click(screen.getByRole("button", { name: "List accounts" }));
  await answer(call, 200, { accounts: [camille], next: { token: "a", skip: 0 } });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await answer(call, 429, { error: "rate-limited" });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  await waitFor(() => expect(screen.getByText("Camille Laurent")).toBeDefined());
});

test("disables selected accounts one by one and shows the result of each", async () => {
  const { user, answer, requests } = await open();
  await user.click(screen.getByRole("button", { name: "List accounts" }));
  const names = ["Ana", "Ben", "Cleo", "Dana"];
  const accounts = names.map((name) => ({ ...camille, uid: name.toLowerCase(), name }));
  await answer(call, 200, { accounts, next: null });
  for (const name of names) {
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  await user.selectOptions(screen.getByRole("combobox", { name: "Change to" }), "disable");
  await user.click(screen.getByRole("button", { name: "Change 4 accounts…" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Change access" }));

  const change = "/api/auth/change-access";
  await answer(change, 200, { account: { ...accounts[0], disabled: true } });
  await answer(change, 409, { error: "own-account" });
  await answer(change, 429, { error: "rate-limited" });
  // The page is hidden from assistive technology until the question has closed.
  const results = within(await screen.findByRole("status", { name: "Results" }));
  await results.findByText("Ana: Changed.");
  results.getByText("Ben: Not changed: this is your own account.");
  results.getByText("Cleo: Not changed.");
  results.getByText("Dana: Not changed.");
  const changes = requests.filter(({ path }) => path === change).map(({ body }) => body);
  const kind = { kind: "disable" };
  expect(changes).toEqual(["ana", "ben", "cleo"].map((uid) => ({ uid, change: kind })));
  // What was not changed stays selected.
  expect(screen.getByText("Salesperson, disabled, not yet signed in")).toBeDefined();
  await screen.findByRole("button", { name: "Change 3 accounts…" });
});

test("changes 25 accounts at most", async () => {
  const { user, answer } = await open();
  await user.click(screen.getByRole("button", { name: "List accounts" }));
  const accounts = Array.from({ length: 26 }, (_, at) => ({ ...camille, uid: `account${at}` }));
  await answer(call, 200, { accounts, next: null });
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Change 26 accounts…" }));
  expect(screen.getByText("Select at most 25 accounts.")).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
