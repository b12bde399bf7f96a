import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadFilterShapes } from "@salvia/domain/lead/leadQuery";
import { describe, expect, test } from "vitest";

import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import {
  filterFromWindow,
  queryOfFilter,
  filterCount,
  filterFromUrl,
  historyStateOf,
  withChoice,
  withoutFilters,
} from "./leadListUrl.ts";

const clock = { now: new Date("2026-12-15T12:00:00Z"), zone: "Europe/Madrid" };

const sales = ["mine", "pool"] as const;
const admins = ["all", "pool"] as const;
function read(
  address: string,
  views: Parameters<typeof filterFromUrl>[2] = sales,
  state: unknown = null,
) {
  return filterFromUrl(new URLSearchParams(address), state, views, clock);
}

test("shows all the user's own leads, newest first, for an empty query", () => {
  expect(read("")).toEqual(unfilteredLeadFilter);
  expect(queryOfFilter(unfilteredLeadFilter, sales)).toEqual({});
  expect(read("", admins)).toEqual({ ...unfilteredLeadFilter, view: "all" });
});

test.each(leadFilterShapes)(
  "restores the filter %o from its URL and the browser's history state",
  (filter) => {
    const views = filter.view === "all" ? admins : sales;
    const address = new URLSearchParams(queryOfFilter(filter, views));
    expect(filterFromUrl(address, historyStateOf(filter), views, clock)).toEqual(filter);
  },
);

test("replaces unknown or forbidden values with defaults", () => {
  expect(read("view=theirs&status=eaten&kind=&plan=gold&sort=random&page=9")).toEqual(
    unfilteredLeadFilter,
  );
  expect(read("view=all")).toEqual(unfilteredLeadFilter);
  expect(read("view=mine", admins).view).toBe("all");
  expect(read("owner=a/b", admins).owner).toBeNull();
  expect(read("source=hearsay&phone=612345678")).toEqual(unfilteredLeadFilter);
});

test("filters by owner only for users who see all leads", () => {
  expect(read("owner=ben").owner).toBeNull();
  expect(read("owner=ben&view=pool", admins).owner).toBeNull();
  const bens = read("owner=ben", admins);
  expect(bens.owner).toBe("ben");
  expect(queryOfFilter({ ...bens, view: "pool" }, admins)).toEqual({ view: "pool" });
});

test.each([null, 7, "ana", { search: 7 }, { search: "x".repeat(300) }, { other: "ana" }])(
  "ignores a history state of %o",
  (state) => {
    expect(read("", sales, state).search).toBe("");
  },
);

test("never puts the search text in the URL", () => {
  expect(queryOfFilter({ ...unfilteredLeadFilter, search: "ana@example.com" }, sales)).toEqual({});
});

test("drops the kind when a status is given, since the status implies it", () => {
  expect(read("status=lost&kind=client")).toEqual({ ...unfilteredLeadFilter, status: ["lost"] });
});

test("reads several statuses and plans in their own order, without unknown ones", () => {
  const several = read("status=quoted_eaten_new&plan=premium_basic");
  expect(several).toMatchObject({ status: ["new", "quoted"], plan: ["basic", "premium"] });
  expect(queryOfFilter(several, sales)).toEqual({ status: "new_quoted", plan: "basic_premium" });
  expect(filterCount(several)).toBe(2);
});

test("counts and clears filters, but not the view, the order and the search", () => {
  expect(filterCount(read("view=pool&sort=name", sales, { search: "ana" }))).toBe(0);
  const filter = read(
    "status=lost&plan=basic&source=event&phone=missing&owner=ben&sort=name",
    admins,
    { search: "ana" },
  );
  expect(filterCount(filter)).toBe(5);
  const cleared: LeadFilter = { ...unfilteredLeadFilter, view: "all", sort: "name", search: "ana" };
  expect(withoutFilters(filter)).toEqual(cleared);
  const dated = read("created=today");
  expect([filterCount(dated), withoutFilters(dated)]).toEqual([1, unfilteredLeadFilter]);
});

test("reads days of creation in the order by creation, and ignores what is no days", () => {
  const dated = read("created=lastMonth&sort=name");
  expect(dated.sort).toBe("created");
  expect(dated.created?.from).toEqual(new Date("2026-10-31T23:00:00Z"));
  expect(queryOfFilter(dated, sales)).toEqual({ created: "lastMonth" });
  expect(read("created=2026-11-30_2026-11-01&sort=name")).toEqual(read("sort=name"));
});

describe("a choice", () => {
  const shown = read("plan=basic");
  const dated = read("created=today");

  test("changes what differs from what was shown, whatever has changed meanwhile", () => {
    const current = read("plan=basic&source=event");
    const next = withChoice(current, shown, { ...shown, phone: "missing" });
    expect(next).toEqual({ ...current, phone: "missing" });
    expect(withChoice(dated, dated, { ...dated, plan: ["basic"] })).toEqual({
      ...dated,
      plan: ["basic"],
    });
  });

  test("of days brings their order, and one of another order all days", () => {
    const byName = read("sort=name");
    expect(withChoice(byName, byName, { ...byName, created: dated.created })).toEqual(dated);
    expect(withChoice(dated, dated, { ...dated, sort: "name" })).toEqual(byName);
    expect(withChoice(dated, dated, { ...dated, created: null })).toEqual(unfilteredLeadFilter);
  });
});

describe("next steps", () => {
  const due = read("step=due");

  test("are a word in the URL, and come in the order of their days", () => {
    expect(due.step).toEqual({ word: "due", days: { from: null, to: "2026-12-15" } });
    expect(read("step=overdue").step?.days).toEqual({ from: null, to: "2026-12-14" });
    expect(read("step=next7Days").step?.days).toEqual({ from: "2026-12-15", to: "2026-12-21" });
    expect(read("step=due&sort=name&created=thisMonth")).toEqual(due);
    expect(queryOfFilter(due, sales)).toEqual({ step: "due" });
    expect(read("step=due&view=all", admins).step).toEqual(due.step);
  });

  test("that are missing go with any order and with days of creation", () => {
    const none = { word: "none", days: null };
    expect(read("step=none&sort=name")).toEqual({
      ...unfilteredLeadFilter,
      step: none,
      sort: "name",
    });
    expect(read("step=none&created=today")).toMatchObject({
      step: none,
      created: { days: "today" },
    });
  });

  test("are ignored in the pool, and if they are none", () => {
    expect(read("view=pool&step=due")).toEqual({ ...unfilteredLeadFilter, view: "pool" });
    expect(queryOfFilter({ ...due, view: "pool" }, sales)).toEqual({ view: "pool" });
    expect(read("step=2026-12-15")).toEqual(unfilteredLeadFilter);
    expect(read("step=constructor")).toEqual(unfilteredLeadFilter);
  });

  test("count as one filter, which is cleared with its order", () => {
    expect(filterCount(due)).toBe(1);
    expect(withChoice(due, due, withoutFilters(due))).toEqual(unfilteredLeadFilter);
  });

  test("on certain days, days of creation, and another order replace each other", () => {
    const byName = read("sort=name");
    const dated = read("created=thisMonth");
    expect(withChoice(byName, byName, { ...byName, step: due.step })).toEqual(due);
    expect(withChoice(due, due, { ...due, sort: "name" })).toEqual(byName);
    expect(withChoice(due, due, { ...due, created: dated.created })).toEqual(dated);
    expect(withChoice(dated, dated, { ...dated, step: due.step })).toEqual(due);
    expect(withChoice(due, due, { ...due, plan: ["basic"] })).toEqual({ ...due, plan: ["basic"] });
    expect(withChoice(due, due, { ...due, step: null })).toEqual(unfilteredLeadFilter);
    const none = read("step=none");
    expect(withChoice(due, due, { ...due, step: none.step })).toEqual(none);
    expect(withChoice(none, none, { ...none, sort: "name" })).toEqual(read("step=none&sort=name"));
    expect(withChoice(dated, dated, { ...dated, step: none.step })).toEqual({
      ...dated,
      step: none.step,
    });
  });
});

test("reads the filter from the browser's current URL and history state", () => {
  const at = (search: string, state: unknown) =>
    filterFromWindow({ location: { search }, history: { state } }, sales, clock);
  expect(at("?view=pool", { usr: { search: "Ana" }, key: "k", idx: 2 })).toEqual({
    ...unfilteredLeadFilter,
    view: "pool",
    search: "Ana",
  });
  expect(at("", { usr: null })).toEqual(unfilteredLeadFilter);
  expect(at("", null)).toEqual(unfilteredLeadFilter);
});
