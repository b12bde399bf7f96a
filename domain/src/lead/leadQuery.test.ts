import { describe, expect, test } from "vitest";

import { isCreatedOn, isOnDays } from "./leadFilter.ts";
import { leadFilterShapes, leadQuery } from "./leadQuery.ts";

const pool = {
  view: "pool",
  owner: null,
  source: null,
  phone: null,
  created: null,
  step: null,
  search: "",
  sort: "name",
} as const;

test("queries what the filter says, in an order that is stable across reads", () => {
  const filter = { ...pool, status: ["new"], kind: null, plan: ["basic", "premium"] } as const;
  expect(leadQuery(filter, "ana")).toEqual({
    where: [
      ["ownerId", "==", null],
      ["status", "==", "new"],
      ["plan", "in", ["basic", "premium"]],
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
    ["ownerId", "==", null],
    ["source", "==", "event"],
    ["phone", "==", null],
  ]);
});

describe("the days of creation", () => {
  const from = new Date("2026-11-01T00:00:00+01:00");
  const until = new Date("2026-12-01T00:00:00+01:00");
  const none = { ...pool, status: null, kind: null, plan: null, sort: "created" } as const;

  test("are a range, without an end until they are over", () => {
    const on = { days: "thisMonth", from, until: null };
    expect(leadQuery({ ...none, created: on }, "ana")).toEqual({
      where: [
        ["ownerId", "==", null],
        ["createdAt", ">=", from],
      ],
      orderBy: [["createdAt", "desc"]],
    });
    expect(leadQuery({ ...none, created: { ...on, until } }, "ana").where.at(-1)).toEqual([
      "createdAt",
      "<",
      until,
    ]);
  });

  test("are no part of a search, which would need an index for each of them", () => {
    const found = leadQuery({ ...none, search: "ana", created: { days: "", from, until } }, "ana");
    expect(found.where.map(([field]) => field)).toEqual(["ownerId", "search.ana"]);
  });

  test.each([
    ["2026-10-31T22:59:59.999Z", false, false],
    ["2026-10-31T23:00:00Z", true, true],
    ["2026-11-30T22:59:59.999Z", true, true],
    ["2026-11-30T23:00:00Z", false, true],
  ])("have a lead of %s: %s, or without an end %s", (at, isIn, isInOpen) => {
    const lead = { createdAt: new Date(at) };
    expect(isCreatedOn({ from, until }, lead)).toBe(isIn);
    expect(isCreatedOn({ from, until: null }, lead)).toBe(isInOpen);
    expect(isCreatedOn(null, lead)).toBe(true);
  });
});

describe("the next step", () => {
  const mine = { ...pool, view: "mine", status: null, kind: null, plan: null } as const;
  const due = { word: "due", days: { from: null, to: "2026-11-27" } };
  const none = { word: "none", days: null };
  const byStep = { ...mine, step: due, sort: "step" } as const;

  test("is a range of days, in their order", () => {
    expect(leadQuery(byStep, "ana")).toEqual({
      where: [
        ["ownerId", "==", "ana"],
        ["nextStepDay", "<=", "2026-11-27"],
      ],
      orderBy: [["nextStepDay", "asc"]],
    });
    const week = { word: "next7Days", days: { from: "2026-11-27", to: "2026-12-03" } };
    expect(leadQuery({ ...byStep, step: week }, "ana").where.slice(1)).toEqual([
      ["nextStepDay", ">=", "2026-11-27"],
      ["nextStepDay", "<=", "2026-12-03"],
    ]);
  });

  test("that is missing is asked for in every order and in a search", () => {
    const asked = { ...mine, step: none } as const;
    expect(leadQuery(asked, "ana")).toMatchObject({
      where: [
        ["ownerId", "==", "ana"],
        ["nextStepDay", "==", "none"],
      ],
      orderBy: [
        ["lastName", "asc"],
        ["firstName", "asc"],
      ],
    });
    const found = leadQuery({ ...asked, search: "ana" }, "ana");
    expect(found.where.map(([field]) => field)).toEqual(["ownerId", "nextStepDay", "search.ana"]);
  });

  test("on certain days is no part of a search", () => {
    const found = leadQuery({ ...byStep, search: "ana" }, "ana");
    expect(found.where.map(([field]) => field)).toEqual(["ownerId", "search.ana"]);
  });

  test.each([
    ["2026-11-26", true, false, false],
    ["2026-11-27", true, true, false],
    ["2026-11-28", false, true, false],
    ["none", false, false, true],
    [undefined, false, false, false],
  ])("of %s is due: %s, from then on: %s, missing: %s", (nextStepDay, isDue, isLater, isNone) => {
    const lead = { createdAt: new Date(), ...(nextStepDay !== undefined && { nextStepDay }) };
    const later = { word: "", days: { from: "2026-11-27", to: "2026-12-03" } };
    const is = (step: typeof due | typeof none | typeof later | null) =>
      isOnDays({ created: null, step }, lead);
    expect([is(due), is(later), is(none), is(null)]).toEqual([isDue, isLater, isNone, true]);
  });
});

test.each([
  [
    "Ána sil",
    [
      ["search.ana", "==", true],
      ["search.sil", "==", true],
    ],
  ],
  ["612 34 56 78", [["search.612345678", "==", true]]],
  ["Ana@example.com", [["email", "==", "ana@example.com"]]],
] as const)("a search for %s asks for all of it, and for no order", (search, conditions) => {
  const filter = { ...pool, search, status: null, kind: "client", plan: null } as const;
  expect(leadQuery(filter, "ana")).toEqual({
    where: [["ownerId", "==", null], ["kind", "==", "client"], ...conditions],
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
    const all = owner === null ? [] : [["ownerId", "==", owner]];
    expect(owners).toEqual(
      { mine: [["ownerId", "==", "ben"]], pool: [["ownerId", "==", null]], all }[filter.view],
    );
  }
});
