import type { Staff } from "@salvia/domain/account/staff";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import type { Source } from "../../firebase/liveQuery/source.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../testing/stubDesktopViewport.ts";
import { profileOf, staffPage, type StaffRow } from "./people.data.ts";
import { StaffList } from "./StaffList.tsx";

vi.mock("./people.data.ts", () => ({ profileOf: vi.fn(), staffPage: vi.fn() }));

afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.unstubAllGlobals();
});

const since = new Date("2026-03-02T12:00:00Z");

beforeEach(() => {
  const rows = [person("camille", "Camille Laurent", "medical"), person("noa", "Noa", "sales")];
  vi.mocked(staffPage).mockReturnValue(answer({ rows, next: null }));
  // Camille was invited and has never signed in.
  vi.mocked(profileOf).mockImplementation((uid) =>
    answer(uid === "camille" ? null : { email: `${uid}@example.com`, since }),
  );
});

function person(uid: string, name: string, role: Staff["role"]): StaffRow {
  return { uid, name, role, specialty: null, languages: [], timezone: null };
}

function answer<Value>(value: Value): Source<Value> {
  return (onValue) => {
    onValue(value);
    return () => {};
  };
}

function open() {
  const onOpen = vi.fn<(uid: string) => void>();
  const page = renderInPortal(
    <NamespaceLoader namespaces={["people"]}>
      <StaffList
        onOpen={onOpen}
        renderLeads={(uid) => <span>Leads of {uid}</span>}
        leadsPathOf={(uid) => `/admin/leads?owner=${uid}`}
        logPathOf={(uid) => `/admin/audit?whom=${uid}`}
      />
    </NamespaceLoader>,
  );
  return { ...page, onOpen };
}

test("shows role, address, leads, and since when as a table", async () => {
  stubDesktopViewport();
  const { user, onOpen } = open();
  const table = within(await screen.findByRole("table", { name: "Who works here" }));
  const texts = table
    .getAllByRole("row")
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(texts).toEqual([
    ["Name", "Role", "Email", "Leads in progress", "In this role since", "Actions"],
    ["Camille Laurent", "Medical professional", "Hasn’t signed in yet", "", "", ""],
    ["Noa", "Salesperson", "noa@example.com", "Leads of noa", "Mar 2, 2026", ""],
  ]);
  await user.click(table.getByRole("button", { name: "Open Noa’s account" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("noa");
});

test("leads from a card's menu to the account, the leads, and the log by keyboard", async () => {
  const { user, onOpen } = open();
  const list = within(await screen.findByRole("list", { name: "Who works here" }));
  const [, noa] = list.getAllByRole("listitem");
  expect(noa?.textContent).toMatch(
    /^NoaSalesperson · Leads in progress: Leads of noanoa@example.comIn this role since: Mar 2, 2026$/,
  );
  list.getByRole("button", { name: "Actions for Noa" }).focus();
  await user.keyboard("{Enter}");
  const items = within(await screen.findByRole("menu", { name: "Actions for Noa" }));
  expect(
    items.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]),
  ).toEqual([
    ["Open account", null],
    ["Show leads", "/admin/leads?owner=noa"],
    ["Audit log for this account", "/admin/audit?whom=noa"],
  ]);
  await user.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("noa");
});

test("offers no leads of someone who does not sell", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Actions for Camille Laurent" }));
  expect(await screen.findAllByRole("menuitem")).toHaveLength(2);
});
