import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { leadFilterShapes } from "@salvia/domain/lead/leadQuery";
import { expect, test } from "vitest";

import { everything } from "../testing/unfilteredLeadFilter.ts";
import {
  addressedFilter,
  addressOf,
  filterCount,
  filterOf,
  stateOf,
  withoutFilters,
} from "./leadListUrl.ts";

const sales = ["mine", "pool"] as const;
const admins = ["all", "pool"] as const;
function read(
  address: string,
  views: Parameters<typeof filterOf>[2] = sales,
  state: unknown = null,
) {
  return filterOf(new URLSearchParams(address), state, views);
}

test("an address without words shows all of one's own, the newest first", () => {
  expect(read("")).toEqual(everything);
  expect(addressOf(everything, sales)).toEqual({});
  expect(read("", admins)).toEqual({ ...everything, view: "all" });
});

test.each(leadFilterShapes)(
  "%o comes back from its address and what is kept beside it",
  (filter) => {
    const views = filter.view === "all" ? admins : sales;
    const address = new URLSearchParams(addressOf(filter, views));
    expect(filterOf(address, stateOf(filter), views)).toEqual(filter);
  },
);

test("what nobody knows, or may not see, falls back", () => {
  expect(read("view=theirs&status=eaten&kind=&plan=gold&sort=random&page=9")).toEqual(everything);
  expect(read("view=all")).toEqual(everything);
  expect(read("view=mine", admins).view).toBe("all");
  expect(read("owner=a/b", admins).owner).toBeNull();
});

test("only who oversees everyone's leads asks for somebody's", () => {
  expect(read("owner=ben").owner).toBeNull();
  expect(read("owner=ben&view=pool", admins).owner).toBeNull();
  const bens = read("owner=ben", admins);
  expect(bens.owner).toBe("ben");
  expect(addressOf({ ...bens, view: "pool" }, admins)).toEqual({ view: "pool" });
});

test.each([null, 7, "ana", { search: 7 }, { search: "x".repeat(300) }, { other: "ana" }])(
  "a history that keeps %o searches for nobody",
  (state) => {
    expect(read("", sales, state).search).toBe("");
  },
);

test("an address never says what was typed", () => {
  expect(addressOf({ ...everything, search: "ana@example.com" }, sales)).toEqual({});
});

test("a status says what kind a lead is of, so a kind beside it is left out", () => {
  expect(read("status=lost&kind=client")).toEqual({ ...everything, status: "lost" });
});

test("filters are counted, and cleared; the list, its order and what was typed are none", () => {
  expect(filterCount(read("view=pool&sort=name", sales, { search: "ana" }))).toBe(0);
  const filter = read("status=lost&plan=basic&owner=ben&sort=name", admins, { search: "ana" });
  expect(filterCount(filter)).toBe(3);
  const cleared: LeadFilter = { ...everything, view: "all", sort: "name", search: "ana" };
  expect(withoutFilters(filter)).toEqual(cleared);
});

test("the browser's address says at once what is asked for, with the words kept beside it", () => {
  const at = (search: string, state: unknown) =>
    addressedFilter({ location: { search }, history: { state } }, sales);
  expect(at("?view=pool", { usr: { search: "Ana" }, key: "k", idx: 2 })).toEqual({
    ...everything,
    view: "pool",
    search: "Ana",
  });
  expect(at("", { usr: null })).toEqual(everything);
  expect(at("", null)).toEqual(everything);
});
