import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { act, cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { type Source } from "../../firebase/liveQuery/source.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { TimeZoneContext } from "../../ui/time/useTimeZone.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { queryOfAuditFilter, noAuditFilter, type AuditFilter } from "./auditUrl.ts";
import { auditFeed, type AuditFeed } from "./auditLog.data.ts";
import { AuditList } from "./AuditList.tsx";

vi.mock("./auditLog.data.ts", () => ({ auditFeed: vi.fn() }));

/** The log's listener; null until the texts have loaded. */
let subscription: Parameters<Source<AuditFeed>> | null;

beforeEach(() => {
  subscription = null;
  vi.mocked(auditFeed).mockReturnValue((...listener) => {
    subscription = listener;
    return () => {};
  });
});

const at = new Date("2026-11-21T10:00:00Z");
const roleChanged: AuditEntry = {
  action: "roleChanged",
  from: null,
  to: "sales",
  uid: "camille",
  by: "helen",
  at,
};
const disabled: AuditEntry = {
  action: "accountDisabled",
  uid: "camille",
  by: "root (npm run grant)",
  at,
};

async function open(
  filter: AuditFilter = noAuditFilter,
  language: "en" | "fr" = "en",
  timeZone?: string,
) {
  const onClear = vi.fn<() => void>();
  const page = renderInPortal(
    <TimeZoneContext value={timeZone}>
      <NamespaceLoader namespaces={["auditLog", "people"]}>
        <AuditList
          filter={filter}
          pathOf={(next) => `/admin/audit?${queryOfAuditFilter(next).toString()}`}
          person={(who) => <span>{who.toUpperCase()}</span>}
          onClear={onClear}
        />
      </NamespaceLoader>
    </TimeZoneContext>,
    { language },
  );
  await vi.waitFor(() => expect(subscription).not.toBeNull());
  return { ...page, onClear };
}

function emit(
  entries: readonly AuditEntry[],
  more: Partial<AuditFeed> = {},
  ids = entries.map((_, index) => String(index)),
) {
  const rows = entries.map((entry, index) => ({ id: ids[index] ?? "", entry }));
  act(() => subscription?.[0]({ rows, more: "none", showMore: () => {}, fresh: true, ...more }));
}

test("shows action, account, author and time of each entry and links the names", async () => {
  await open({ ...noAuditFilter, action: "roleChanged" });
  emit([roleChanged, disabled]);
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Role changed: No role → Salesperson10:00.AMAccount: CAMILLEBy: HELEN$/),
    expect.stringMatching(/^Account disabled.*Account: CAMILLEBy: ROOT \(NPM RUN GRANT\)$/),
  ]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/admin/audit?action=roleChanged&whom=camille",
    "/admin/audit?action=roleChanged&by=helen",
    "/admin/audit?action=roleChanged&whom=camille",
  ]);
  expect(screen.getByText("No more entries.")).toBeDefined();
});

test("shows the days and times of the profile's time zone, and asks for its days", async () => {
  const day = { from: "2026-11-22", until: "2026-11-22" };
  await open({ ...noAuditFilter, ...day }, "en", "Asia/Tokyo");
  expect(auditFeed).toHaveBeenCalledWith(
    expect.objectContaining({
      from: new Date("2026-11-21T15:00:00Z"),
      until: new Date("2026-11-22T15:00:00Z"),
    }),
    25,
  );
  emit([{ ...roleChanged, at: new Date("2026-11-21T15:30:00Z") }, roleChanged]);
  const lists = await screen.findAllByRole("list");
  expect(lists.map((list) => list.getAttribute("aria-label"))).toEqual([
    "Audit log: Sunday, November 22, 2026",
    "Audit log: Saturday, November 21, 2026",
  ]);
  expect(lists[0]?.textContent).toMatch(/12:30.AM/);
});

test("opens what someone did several times in a row, and keeps it open as it grows", async () => {
  const { user } = await open();
  const before = new Date(at.getTime() - 3_600_000);
  const entries = [
    { ...disabled, uid: "noa" },
    { ...disabled, uid: "ana", at: before },
  ];
  emit(entries);
  const toggle = await screen.findByRole("button", { name: "Account disabled: 2 times" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Account disabled: 2 times9:00.–.10:00.AMBy: ROOT \(NPM RUN GRANT\)$/),
  ]);
  toggle.focus();
  await user.keyboard("{Enter}");
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  const opened = screen.getByRole("list", { name: "Account disabled: 2 times" });
  expect(toggle.getAttribute("aria-controls")).toBe(opened.parentElement?.id);
  expect(within(opened).getAllByRole("listitem")).toHaveLength(2);
  emit([{ ...disabled, at: new Date(at.getTime() + 1000) }, ...entries], undefined, [
    "2",
    "0",
    "1",
  ]);
  expect(document.activeElement).toBe(toggle);
  expect(toggle.textContent).toBe("Account disabled: 3 times");
  const grown = screen.getByRole("list", { name: "Account disabled: 3 times" });
  expect(within(grown).getAllByRole("listitem")).toHaveLength(3);
  await user.keyboard(" ");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("shows the appointment's time for openings and moves, and any reason", async () => {
  const by = { uid: "camille", by: "helen", at, appointmentId: "one" };
  const [from, to] = [new Date("2026-12-01T10:00:00Z"), new Date("2026-12-02T11:00:00Z")];
  const opened = { action: "recordOpened", startsAt: from, ...by } as const;
  await open();
  emit([
    { ...opened, flagged: true, reason: "Walk-in" },
    { ...opened, flagged: false, reason: null },
    {
      ...opened,
      flagged: false,
      reason: null,
      by: "daniel",
      startsAt: new Date(at.getTime() + 60_000),
    },
    { action: "appointmentMoved", from, to, ...by },
  ]);
  const days = await screen.findAllByRole("heading", { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(["Saturday, November 21, 2026"]);
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Health record opened.*Appointment: .*2026.*At short notice: Walk-in/),
    expect.stringMatching(/^Health record openedAppointment: Dec 1, 2026, 10:00.AM10:00.AMAccount/),
    expect.stringMatching(/^Health record openedAppointment: 10:01.AM10:00.AMAccount/),
    expect.stringMatching(/^Appointment moved.*From .*Dec 1, 2026.* to .*Dec 2, 2026/),
  ]);
});

test("shows whether a patient could read a withdrawn note or which entry is gone, and names the patient and the clinician", async () => {
  const by = { action: "noteWithdrawn", uid: "camille", by: "helen", at } as const;
  const withdrawn = { ...by, action: "entryWithdrawn", part: "vitals" } as const;
  await open();
  emit([
    { ...by, wasReadable: true },
    { ...by, wasReadable: false, at: new Date(at.getTime() - 60_000) },
    { ...withdrawn, at: new Date(at.getTime() - 120_000) },
    { ...withdrawn, at: new Date(at.getTime() - 180_000) },
  ]);
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(
      /^Note withdrawn \(wrong patient\): The patient could read .*CAMILLE.*HELEN/,
    ),
    expect.stringMatching(/^Note withdrawn \(wrong patient\): The patient could not read it yet/),
    ...[1, 2].map(() => expect.stringMatching(/^Entry withdrawn \(wrong patient\): Vitals/)),
  ]);
});

test("says the zone of the times once", async () => {
  await open(noAuditFilter, "en", "Asia/Kathmandu");
  emit([roleChanged, { ...disabled, at: new Date(at.getTime() - 60_000) }]);
  const page = await screen.findByText("All times are in GMT+5:45.");
  expect(page.ownerDocument.body.textContent.match(/GMT/g)).toHaveLength(1);
});

test("names the new owner of assigned leads once", async () => {
  await open();
  emit([{ action: "leadsAssigned", to: "noa", count: 12, uid: "noa", by: "helen", at }]);
  expect((await screen.findByRole("listitem")).textContent).toMatch(
    /^Leads assigned: 12 leadsTo: NOA10:00.AMBy: HELEN$/,
  );
});

test("shows the lead count of an undone import, and merges without a lead's name", async () => {
  const by = { uid: "noa", by: "noa", at };
  const leads = { keptId: "one", otherId: "two" };
  await open();
  emit([
    { action: "leadsImported", count: 1191, ...by },
    { action: "importUndone", removed: 1190, kept: 1, ...by },
    { action: "leadsMerged", ...leads, ...by },
    { action: "mergeUndone", ...leads, ...by },
  ]);
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Leads imported: 1,191 leads/),
    expect.stringMatching(/^Import undone: 1,190 leads removed, 1 kept/),
    expect.stringMatching(/^Leads merged.*AMBy: NOA$/),
    expect.stringMatching(/^Lead merge undone.*AMBy: NOA$/),
  ]);
});

test("shows only the lead's id and the amount of data for an erasure", async () => {
  await open();
  const erased = { leads: 1, leadKeys: 2, activities: 9 };
  emit([{ action: "personErased", uid: "lead-one", by: "helen", at, erased }]);
  expect((await screen.findByRole("listitem")).textContent).toMatch(
    /^Person erased: 12 entries.*Lead: lead-oneBy: HELEN$/,
  );
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("shows the entries in French", async () => {
  await open(noAuditFilter, "fr");
  emit([roleChanged]);
  expect((await screen.findByRole("listitem")).textContent).toMatch(
    /^Rôle changé\u00a0: Aucun rôle → Conseiller.*Compte\u00a0: CAMILLE/,
  );
});

test("loads older entries on request", async () => {
  const { user } = await open();
  const showMore = vi.fn<() => void>();
  emit([roleChanged], { more: "some", showMore });
  await user.click(await screen.findByRole("button", { name: "Show older entries" }));
  expect(showMore).toHaveBeenCalledOnce();
  emit([roleChanged], { more: "loading", showMore });
  await user.click(await screen.findByRole("button", { name: "Loading older entries…" }));
  expect(showMore).toHaveBeenCalledOnce();
});

test("distinguishes an empty log from one with no matches", async () => {
  await open();
  emit([]);
  expect(await screen.findByText("No entries yet")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  closeLiveQueries();
  subscription = null;
  const { user, onClear } = await open({ ...noAuditFilter, whom: "camille" });
  emit([]);
  await user.click(await screen.findByRole("button", { name: "Show all" }));
  expect(onClear).toHaveBeenCalledOnce();
});

test("explains why a log cannot be read and offers to retry", async () => {
  const { user } = await open();
  act(() => subscription?.[1](new FirebaseError("resource-exhausted", "no")));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  emit([roleChanged]);
  expect(await screen.findByRole("listitem")).toBeDefined();
});
