import { leadFilterShapes } from "@salvia/domain/leadQuery";
import { expect, test } from "vitest";

import { addressOf, filterCount, filterOf } from "./leadAddress.ts";

const sales = ["mine", "pool"] as const;
const admins = ["all", "pool"] as const;
const everything = { view: "mine", status: null, kind: null, plan: null, sort: "created" } as const;

function read(address: string, views: Parameters<typeof filterOf>[1] = sales) {
  return filterOf(new URLSearchParams(address), views);
}

test("an address without words shows all of one's own, the newest first", () => {
  expect(read("")).toEqual(everything);
  expect(addressOf(everything, sales)).toEqual({});
  expect(read("", admins)).toEqual({ ...everything, view: "all" });
});

test.each(leadFilterShapes.filter(({ view }) => view !== "all"))(
  "%o comes back from its address",
  (filter) => {
    expect(filterOf(new URLSearchParams(addressOf(filter, sales)), sales)).toEqual(filter);
  },
);

test("what nobody knows, or may not see, falls back", () => {
  expect(read("view=theirs&status=eaten&kind=&plan=gold&sort=random&page=9")).toEqual(everything);
  expect(read("view=all")).toEqual(everything);
  expect(read("view=mine", admins).view).toBe("all");
});

test("a status says what kind a lead is of, so a kind beside it is left out", () => {
  expect(read("status=lost&kind=client")).toEqual({ ...everything, status: "lost" });
});

test("filters are counted; the view and the order are none", () => {
  expect(filterCount(read("view=pool&sort=name"))).toBe(0);
  expect(filterCount(read("status=lost&plan=basic"))).toBe(2);
});
