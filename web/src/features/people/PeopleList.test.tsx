import type { Account } from "@salvia/domain/account/account";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { fill } from "../../testing/quickUser.ts";
import { PeopleList, type PeopleFilters } from "./PeopleList.tsx";
import { camille } from "./testing/camille.ts";

const call = "/api/auth/list-accounts";
const change = "/api/auth/change-access";

/** Keeps the filters and the changed accounts, as the page does. */
function Listed(actions: Record<"onOpen" | "onInvite", () => void>) {
  const [filters, setFilters] = useState<PeopleFilters>({ role: null, state: null });
  const [changed, setChanged] = useState<ReadonlyMap<string, Account>>(new Map());
  return (
    <PeopleList
      {...{ filters, changed, ...actions }}
      version={0}
      onFilter={(filter) => setFilters({ ...filters, ...filter })}
      onChanged={(account) => setChanged(new Map(changed).set(account.uid, account))}
      renderLeads={(uid) => <span>Leads of {uid}</span>}
      leadsPathOf={(uid) => `/admin/leads?owner=${uid}`}
      logPathOf={(uid) => `/admin/audit?whom=${uid}`}
    />
  );
}

/** Opens the list and answers its first part. */
async function open(accounts: readonly Account[], next: object | null = null) {
  const actions = { onOpen: vi.fn(), onInvite: vi.fn() };
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <Listed {...actions} />
    </NamespaceLoader>,
  );
  await page.answer(call, 200, { accounts, next });
  const field = await screen.findByRole("searchbox", { name: "Name, email, or username" });
  return { ...page, ...actions, field };
}

async function rows() {
  const list = within(await screen.findByRole("list", { name: "People" }));
  return list.getAllByRole("listitem").map((row) => row.textContent);
}

test("shows who works here, with the state of each account in words", async () => {
  const states: readonly Partial<Account>[] = [
    { lastSignInOn: "2020-03-02" },
    { invitation: "open", role: "medical" },
    { invitation: "expired", role: "medical", endsOn: "2099-12-31" },
    { disabled: true, role: "member" },
    { endsOn: "2099-12-31", role: "medical" },
    { endsOn: "2020-01-31", role: "admin" },
  ];
  const { requests } = await open(
    states.map((state, at) => Object.assign({}, camille, state, { uid: `p${at}` })),
    { token: null, skip: 0 },
  );
  const who = "Camille Laurentcamille@example.com";
  expect(await rows()).toEqual([
    `${who}SalespersonLeads in progress: Leads of p0ActiveLast sign-in Mon, Mar 2, 2020`,
    `${who}Medical professionalInvited`,
    `${who}Medical professionalInvitation expiredAccess until Thu, Dec 31, 2099`,
    `${who}MemberDisabledNot yet signed in`,
    `${who}Medical professionalAccess until Thu, Dec 31, 2099Not yet signed in`,
    `${who}AdministratorAccess until Fri, Jan 31, 2020Should have ended. This is the last administrator: make another one first.`,
  ]);
  // A list of everyone goes on beyond the directory.
  expect(screen.getByRole("button", { name: "Show everyone else" })).toBeDefined();
  const asked = requests.filter(({ path }) => path === call).map(({ body }) => body);
  expect(asked).toEqual([{ text: "", role: null, state: null, from: null }]);
});

test("searches on request, shows more, and shows no one twice", async () => {
  const { user, field, answer, requests, onOpen } = await open([]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Salesperson");
  await answer(call, 200, { accounts: [], next: null });
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Active");
  await answer(call, 200, { accounts: [], next: null });
  await fill(user, field, " lau ");
  expect(requests.filter(({ path }) => path === call)).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Search" }));
  const next = { token: null, skip: 50 };
  await answer(call, 200, { accounts: [camille], next });
  const search = { text: "lau", role: "sales", state: "active" };
  expect(requests.at(-1)?.body).toEqual({ ...search, from: null });
  await screen.findByText("1 account shown");

  // The list continues with what was searched, not with what the field says now.
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  const cameron = { ...camille, uid: "cameron", name: "Cameron" };
  await answer(call, 200, { accounts: [camille, cameron], next: null });
  expect(requests.at(-1)?.body).toEqual({ ...search, from: next });
  await screen.findByText("2 accounts shown");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open Cameron’s account" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("cameron");
});

test("distinguishes no match from no match yet", async () => {
  const { user, answer } = await open([], { token: "a", skip: 0 });
  const status = await screen.findByText("No match so far. There are more accounts to search.");
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await answer(call, 200, { accounts: [], next: null });
  await waitFor(() => expect(status.textContent).toBe("No account matches."));
});

test("reports a refusal and keeps the list", async () => {
  const { user, answer } = await open([camille], { token: "a", skip: 0 });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await answer(call, 429, { error: "rate-limited" });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  await waitFor(() => expect(screen.getByText("Camille Laurent")).toBeDefined());
});

test("leads from a row's menu to the account, the leads, and the log by keyboard", async () => {
  const { user, onOpen } = await open([camille]);
  (await screen.findByRole("button", { name: "Actions for Camille Laurent" })).focus();
  await user.keyboard("{Enter}");
  const items = within(await screen.findByRole("menu", { name: "Actions for Camille Laurent" }));
  expect(
    items.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]),
  ).toEqual([
    ["Open account", null],
    ["Show leads", "/admin/leads?owner=camille"],
    ["Audit log for this account", "/admin/audit?whom=camille"],
    ["Disable account…", null],
  ]);
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("camille");
});

test("invites again, or withdraws an invitation after a question", async () => {
  const invited = { ...camille, role: "medical", invitation: "expired" } as const;
  const { user, answer, requests, onInvite } = await open([invited]);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: "Actions for Camille Laurent" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("Invite again…");
  expect(onInvite).toHaveBeenCalledExactlyOnceWith(invited);
  await choose("Withdraw invitation…");
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Withdraw invitation" }));
  await answer(change, 200, { account: { ...invited, invitation: null, disabled: true } });
  expect(requests.at(-1)?.body).toEqual({ uid: "camille", change: { kind: "disable" } });
  await waitFor(async () => expect((await rows())[0]).toContain("Disabled"));
});

test("disables selected accounts one by one and shows the result of each", async () => {
  const names = ["Ana", "Ben", "Cleo", "Dana"];
  const accounts = names.map((name) => ({ ...camille, uid: name.toLowerCase(), name }));
  const { user, answer, requests } = await open(accounts);
  for (const name of names) {
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  await user.selectOptions(screen.getByRole("combobox", { name: "Change to" }), "disable");
  await user.click(screen.getByRole("button", { name: "Change 4 accounts…" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Change access" }));

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
  expect((await rows())[0]).toContain("Disabled");
  await screen.findByRole("button", { name: "Change 3 accounts…" });
});

test("changes 25 accounts at most", async () => {
  const accounts = Array.from({ length: 26 }, (_, at) => ({ ...camille, uid: `account${at}` }));
  const { user } = await open(accounts);
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Change 26 accounts…" }));
  expect(screen.getByText("Select at most 25 accounts.")).toBeDefined();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
