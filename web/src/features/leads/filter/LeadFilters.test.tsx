import { cleanup, screen, within } from "@testing-library/react";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubPhoneViewport } from "../../../testing/stubPhoneViewport.ts";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import { LeadFilters } from "./LeadFilters.tsx";

/** Half past midnight on November 28 in Madrid. */
const now = new Date("2026-11-27T23:30:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});

function open(filter: LeadFilter) {
  const onFilter = vi.fn<(filter: LeadFilter) => void>();
  const owners = [{ uid: "ben", name: "Ben Osei" }];
  const { user } = renderInPortal(
    <TimeZoneContext value="Europe/Madrid">
      <LeadFilters filter={filter} onFilter={onFilter} owners={owners} isSorted />
    </TimeZoneContext>,
  );
  return { user, onFilter };
}

test("offers steps that are due by the reader's days, and open leads without one", async () => {
  const { user, onFilter } = open(unfilteredLeadFilter);
  const field = await screen.findByRole("combobox", { name: "Next step" });
  expect([...field.querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "Any",
    "Overdue",
    "Today or overdue",
    "Next 7 days",
    "Open, none planned",
  ]);
  for (const [name, step] of [
    ["Overdue", { word: "overdue", days: { from: null, to: "2026-11-27" } }],
    ["Today or overdue", { word: "due", days: { from: null, to: "2026-11-28" } }],
    ["Next 7 days", { word: "next7Days", days: { from: "2026-11-28", to: "2026-12-04" } }],
    ["Open, none planned", { word: "none", days: null }],
    ["Any", null],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await user.selectOptions(field, name);
    expect(onFilter).toHaveBeenLastCalledWith({ ...unfilteredLeadFilter, step });
  }
});

test("names the order of the steps only where it is the order of the list", async () => {
  const step = { word: "due", days: { from: null, to: "2026-11-28" } };
  const { user, onFilter } = open({ ...unfilteredLeadFilter, step, sort: "step" });
  const order = await screen.findByRole("combobox", { name: "Order" });
  expect(order).toHaveProperty("value", "step");
  await user.selectOptions(order, "By last name");
  expect(onFilter.mock.lastCall?.[0].sort).toBe("name");
  cleanup();
  open(unfilteredLeadFilter);
  await screen.findByRole("combobox", { name: "Order" });
  expect(screen.queryByRole("option", { name: "By next step" })).toBeNull();
});

test("offers no steps in the pool, whose leads have none", async () => {
  open({ ...unfilteredLeadFilter, view: "pool" });
  await screen.findByRole("combobox", { name: "Order" });
  expect(screen.queryByRole("combobox", { name: "Next step" })).toBeNull();
});

test("filters by source, by a missing phone number, and by owner", async () => {
  const all = { ...unfilteredLeadFilter, view: "all" } as const;
  const { user, onFilter } = open(all);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Source" }), "Event");
  expect(onFilter).toHaveBeenLastCalledWith({ ...all, source: "event" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Phone" }), "No phone");
  expect(onFilter).toHaveBeenLastCalledWith({ ...all, phone: "missing" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Salesperson" }), "Ben Osei");
  expect(onFilter).toHaveBeenLastCalledWith({ ...all, owner: "ben" });
});

test("filters by several statuses with the keyboard, and by any again", async () => {
  const filter = { ...unfilteredLeadFilter, status: ["quoted"] } as const;
  const { user, onFilter } = open(filter);
  const field = await screen.findByRole("combobox", { name: "Status" });
  expect(field.textContent).toBe("Quoted");
  field.focus();
  await user.keyboard("{Enter}");
  const list = within(screen.getByRole("listbox"));
  expect(list.getByRole("option", { selected: true }).textContent).toBe("Quoted");
  await user.keyboard("{Home}{ArrowDown}{Enter}");
  expect(onFilter).toHaveBeenLastCalledWith({ ...filter, status: ["new", "quoted"] });
  await user.keyboard("{Home}{Enter}");
  expect(onFilter).toHaveBeenLastCalledWith(unfilteredLeadFilter);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(field);
});

test("keeps the filters behind a button on a phone, beside their number", async () => {
  stubPhoneViewport();
  const filter = { ...unfilteredLeadFilter, status: ["new"], plan: ["premium"] } as const;
  const { user, onFilter } = open(filter);
  const button = await screen.findByRole("button", { name: "Filters · 2" });
  expect(screen.queryByRole("combobox")).toBeNull();
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("combobox", { name: "Status" }).textContent).toBe("New");
  await user.click(screen.getByRole("button", { name: "2 filters · clear" }));
  expect(onFilter).toHaveBeenLastCalledWith(unfilteredLeadFilter);
});
