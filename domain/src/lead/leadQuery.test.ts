import { expect, test } from "vitest";

import { leadFilterShapes, leadQuery } from "./leadQuery.ts";

const pool = {
  view: "pool",
  owner: null,
  source: null,
  phone: null,
  search: "",
  sort: "name",
} as const;

test("queries what the filter says, in an order that is stable across reads", () => {
  const filter = { ...pool, status: "new", kind: null, plan: "basic" } as const;
  expect(leadQuery(filter, "ana")).toEqual({
    where: [
      ["ownerId", null],
      ["status", "new"],
      ["plan", "basic"],
    ],
    orderBy: [
      ["lastName", "asc"],
      ["firstName", "asc"],
    ],
  });
});

test("asks for a source and for leads without a number", () => {
  const filter = { ...pool, status: null, kind: null, plan: null } as const;
  expect(leadQuery({ ...filter, source: "event", phone: "missing" }, "ana").where).toEqual([
    ["ownerId", null],
    ["source", "event"],
    ["phone", null],
  ]);
});

test.each([
  [
    "Ána sil",
    [
      ["search.ana", true],
      ["search.sil", true],
    ],
  ],
  ["612 34 56 78", [["search.612345678", true]]],
  ["Ana@example.com", [["email", "ana@example.com"]]],
] as const)("a search for %s asks for all of it, and for no order", (search, conditions) => {
  const filter = { ...pool, search, status: null, kind: "client", plan: null } as const;
  expect(leadQuery(filter, "ana")).toEqual({
    where: [["ownerId", null], ["kind", "client"], ...conditions],
    orderBy: [],
  });
});

test("ignores a search that cannot match anyone", () => {
  const filter = { ...pool, search: " - ", status: null, kind: null, plan: null } as const;
  expect(leadQuery(filter, "ana")).toEqual(leadQuery({ ...filter, search: "" }, "ana"));
});

test("names an owner in every list except everyone's without an owner filter", () => {
  for (const filter of leadFilterShapes) {
    const owners = leadQuery(filter, "ben").where.filter(([field]) => field === "ownerId");
    const { owner } = filter;
    const all = owner === null ? [] : [["ownerId", owner]];
    expect(owners).toEqual(
      { mine: [["ownerId", "ben"]], pool: [["ownerId", null]], all }[filter.view],
    );
  }
});
