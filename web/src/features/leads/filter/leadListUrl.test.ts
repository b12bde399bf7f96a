import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadFilterShapes } from "@salvia/domain/lead/leadQuery";
import { expect, test } from "vitest";

import { unfilteredLeadFilter } from "../testing/unfilteredLeadFilter.ts";
import {
  filterFromWindow,
  queryOfFilter,
  filterCount,
  filterFromUrl,
  historyStateOf,
  withoutFilters,
} from "./leadListUrl.ts";

const sales = ["mine", "pool"] as const;
const admins = ["all", "pool"] as const;
function read(
  address: string,
  views: Parameters<typeof filterFromUrl>[2] = sales,
  state: unknown = null,
) {
  return filterFromUrl(new URLSearchParams(address), state, views);
}

test("an address without words shows all of one's own, the newest first", () => {
  expect(read("")).toEqual(unfilteredLeadFilter);
  expect(queryOfFilter(unfilteredLeadFilter, sales)).toEqual({});
  expect(read("", admins)).toEqual({ ...unfilteredLeadFilter, view: "all" });
});

test.each(leadFilterShapes)(
  "%o comes back from its address and what is kept beside it",
  (filter) => {
    const views = filter.view === "all" ? admins : sales;
    const address = new URLSearchParams(queryOfFilter(filter, views));
    expect(filterFromUrl(address, historyStateOf(filter), views)).toEqual(filter);
  },
);

test("what nobody knows, or may not see, falls back", () => {
  expect(read("view=theirs&status=eaten&kind=&plan=gold&sort=random&page=9")).toEqual(
    unfilteredLeadFilter,
  );
  expect(read("view=all")).toEqual(unfilteredLeadFilter);
  expect(read("view=mine", admins).view).toBe("all");
  expect(read("owner=a/b", admins).owner).toBeNull();
});

test("only who oversees everyone's leads asks for somebody's", () => {
  expect(read("owner=ben").owner).toBeNull();
  expect(read("owner=ben&view=pool", admins).owner).toBeNull();
  const bens = read("owner=ben", admins);
  expect(bens.owner).toBe("ben");
  expect(queryOfFilter({ ...bens, view: "pool" }, admins)).toEqual({ view: "pool" });
});

test.each([null, 7, "ana", { search: 7 }, { search: "x".repeat(300) }, { other: "ana" }])(
  "a history that keeps %o searches for nobody",
  (state) => {
    expect(read("", sales, state).search).toBe("");
  },
);

test("an address never says what was typed", () => {
  expect(queryOfFilter({ ...unfilteredLeadFilter, search: "ana@example.com" }, sales)).toEqual({});
});

test("a status says what kind a lead is of, so a kind beside it is left out", () => {
  expect(read("status=lost&kind=client")).toEqual({ ...unfilteredLeadFilter, status: "lost" });
});

test("filters are counted, and cleared; the list, its order and what was typed are none", () => {
  expect(filterCount(read("view=pool&sort=name", sales, { search: "ana" }))).toBe(0);
  const filter = read("status=lost&plan=basic&owner=ben&sort=name", admins, { search: "ana" });
  expect(filterCount(filter)).toBe(3);
  const cleared: LeadFilter = { ...unfilteredLeadFilter, view: "all", sort: "name", search: "ana" };
  expect(withoutFilters(filter)).toEqual(cleared);
});

test("the browser's address says at once what is asked for, with the words kept beside it", () => {
  const at = (search: string, state: unknown) =>
    filterFromWindow({ location: { search }, history: { state } }, sales);
  expect(at("?view=pool", { usr: { search: "Ana" }, key: "k", idx: 2 })).toEqual({
    ...unfilteredLeadFilter,
    view: "pool",
    search: "Ana",
  });
  expect(at("", { usr: null })).toEqual(unfilteredLeadFilter);
  expect(at("", null)).toEqual(unfilteredLeadFilter);
});
