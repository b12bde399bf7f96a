import { array, assert, constant, integer, nat, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { openLeadFeed, type FeedRow, type LeadFeed, type ListenToPage } from "./leadFeed.ts";
import { boundedPageLimit, openPageLimit, pageKey, pageSize } from "./leadPages.ts";

/** A list of leads kept by number, highest first, that answers each page's query as it changes. */
function fakeDatabase(numbers: readonly number[]) {
  const held = new Set(numbers);
  const listeners = new Map<string, () => void>();
  const stored = () => [...held].toSorted((a, b) => b - a);

  const listen: ListenToPage = ({ after, until }, onAnswer) => {
    const answer = (fresh: boolean) => {
      const found = stored()
        .filter((number) => after === null || number < Number(after.key))
        .filter((number) => until === null || number >= Number(until.key))
        .slice(0, until === null ? openPageLimit : boundedPageLimit);
      const more = until === null && found.length > pageSize;
      onAnswer({ rows: found.map(row), more, fresh });
    };
    const key = pageKey({ after, until });
    listeners.set(key, () => answer(true));
    waiting.push(() => listeners.get(key)?.());
    return () => {
      listeners.delete(key);
    };
  };

  const waiting: (() => void)[] = [];
  return {
    listen,
    listeners,
    stored,
    /** Lets the queries that were opened answer, and those that this opens. */
    settle() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    change(change: (numbers: Set<number>) => void) {
      change(held);
      for (const answer of listeners.values()) answer();
    },
  };
}

function row(number: number): FeedRow {
  const id = String(number);
  return { id, lead: lead(), pending: false, cursor: { id, key: number } };
}

function opened(numbers: readonly number[]) {
  const database = fakeDatabase(numbers);
  const told: LeadFeed[] = [];
  const stop = openLeadFeed(database.listen, (feed) => told.push(feed));
  const latest = () => {
    const feed = told.at(-1);
    if (!feed) throw new Error("nothing was told");
    return feed;
  };
  database.settle();
  return { database, told, latest, stop };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const shown = (feed: LeadFeed) => feed.rows.map(({ id }) => Number(id));

test("nothing is told before the first page has answered", () => {
  const database = fakeDatabase(upTo(3));
  const told: LeadFeed[] = [];
  openLeadFeed(database.listen, (feed) => told.push(feed));
  expect(told).toEqual([]);
  database.settle();
  expect(told).toHaveLength(1);
});

test("older leads come page by page until there are none", () => {
  const { database, latest } = opened(upTo(120));
  expect(shown(latest())).toHaveLength(50);
  for (const count of [100, 120]) {
    latest().showOlder();
    expect(latest().older).toBe("loading");
    database.settle();
    expect(shown(latest())).toHaveLength(count);
  }
  expect(latest().older).toBe("none");
});

test("a lead that arrives is told as such, once", () => {
  const { database, told, latest } = opened(upTo(10));
  database.change((numbers) => numbers.add(11));
  expect(latest().changes.arrived).toEqual(["11"]);
  database.change(() => {});
  expect(told.filter((feed) => feed.changes.arrived.length > 0)).toHaveLength(1);
});

test("what the server adds to a first answer from memory did not happen just now", () => {
  const told: LeadFeed[] = [];
  openLeadFeed(
    (_page, onAnswer) => {
      onAnswer({ rows: [row(2)], more: false, fresh: false });
      onAnswer({ rows: [row(3), row(2), row(1)], more: false, fresh: true });
      return () => {};
    },
    (feed) => told.push(feed),
  );
  expect(told.map(({ fresh }) => fresh)).toEqual([false, true]);
  expect(told.map(({ older }) => older)).toEqual(["loading", "none"]);
  expect(told.flatMap(({ changes }) => changes.arrived)).toEqual([]);
});

test("closing ends every listener", () => {
  const { database, latest, stop } = opened(upTo(120));
  latest().showOlder();
  database.settle();
  expect(database.listeners.size).toBe(2);
  stop();
  expect(database.listeners.size).toBe(0);
});

test("whatever arrives, goes and is asked for, the list has no hole and loses no row", () => {
  const step = oneof(
    { weight: 5, arbitrary: record({ add: integer({ min: 1, max: 40 }) }) },
    { weight: 2, arbitrary: record({ remove: nat({ max: 400 }) }) },
    { weight: 1, arbitrary: record({ insertBelow: nat({ max: 400 }) }) },
    { weight: 3, arbitrary: constant("older" as const) },
  );
  assert(
    property(nat({ max: 300 }), array(step, { maxLength: 40 }), (count, steps) => {
      const { database, latest } = opened(upTo(count).map((number) => number * 1000));
      let newest = count * 1000;
      for (const action of steps) {
        const lowestShown = shown(latest()).at(-1);
        const pagesBefore = database.listeners.size;
        if (action === "older") latest().showOlder();
        else {
          database.change((numbers) => {
            if ("add" in action) {
              for (let added = 0; added < action.add; added++) numbers.add((newest += 1000));
            } else if ("remove" in action) {
              numbers.delete(database.stored()[action.remove] ?? 0);
            } else {
              // A claim brings an old lead into the middle of the list.
              const above = database.stored()[action.insertBelow];
              if (above !== undefined) numbers.add(above - 1);
            }
          });
        }
        database.settle();
        const rows = shown(latest());
        const all = database.stored();
        expect(rows).toEqual(all.slice(0, rows.length));
        expect(rows.length).toBeGreaterThanOrEqual(Math.min(pageSize, all.length));
        const onlyNewOnes = action !== "older" && "add" in action && pagesBefore > 1;
        expect(rows.at(-1)).toBe(onlyNewOnes ? lowestShown : rows.at(-1));
      }
    }),
    { numRuns: 300 },
  );
});
