import { expect, test } from "vitest";

import { leadFilterShapes, leadQuery } from "./leadQuery.ts";

test("a list asks for what its filter says, and sorts the same at every reading", () => {
  const filter = { view: "pool", status: "new", kind: null, plan: "basic", sort: "name" } as const;
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

test("only a list of everyone's names no owner", () => {
  for (const filter of leadFilterShapes) {
    const owners = leadQuery(filter, "ana").where.filter(([field]) => field === "ownerId");
    const expected = { mine: [["ownerId", "ana"]], pool: [["ownerId", null]], all: [] };
    expect(owners).toEqual(expected[filter.view]);
  }
});
