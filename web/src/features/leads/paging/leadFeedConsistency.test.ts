import { array, assert, constant, integer, nat, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";

import { opened, shown, upTo } from "../testing/fakeLeadDatabase.ts";
import { pageSize } from "./leadPages.ts";

test("shows the true state of the visible range after any sequence of changes", () => {
  const place = nat({ max: 400 });
  const step = oneof(
    { weight: 5, arbitrary: record({ add: integer({ min: 1, max: 40 }) }) },
    { weight: 2, arbitrary: record({ remove: place }) },
    { weight: 1, arbitrary: record({ removeMany: place }) },
    { weight: 1, arbitrary: record({ insertBelow: place }) },
    { weight: 2, arbitrary: record({ moveUp: place }) },
    { weight: 3, arbitrary: record({ lookAt: place }) },
    { weight: 3, arbitrary: constant("older" as const) },
  );
  assert(
    property(nat({ max: 300 }), array(step, { maxLength: 40 }), (count, steps) => {
      const { database, latest } = opened(upTo(count).map((number) => number * 1000));
      let newest = count * 1000;
      const look = (first: number) => {
        latest().setVisibleRange({ first, last: first + 20 });
        database.settle();
      };
      for (const action of steps) {
        if (action === "older") latest().showOlder();
        else if ("lookAt" in action) look(Math.min(action.lookAt, shown(latest()).length));
        else {
          const all = database.stored();
          database.change((leads) => {
            const add = (number: number) => leads.set(number, { number, rev: 1 });
            if ("add" in action) {
              for (let added = 0; added < action.add; added++) add((newest += 1000));
            } else if ("remove" in action) leads.delete(all[action.remove] ?? 0);
            else if ("removeMany" in action) {
              for (const id of all.slice(action.removeMany, action.removeMany + 60))
                leads.delete(id);
            } else if ("moveUp" in action) {
              const id = all[action.moveUp];
              const before = leads.get(id ?? 0);
              if (id !== undefined && before)
                leads.set(id, { number: (newest += 1000), rev: before.rev + 1 });
            } else {
              // A claim adds an old lead in the middle of the list.
              const above = leads.get(all[action.insertBelow] ?? 0);
              if (above !== undefined) add(above.number - 1);
            }
          });
        }
        database.settle();
        expect(database.listeners.size).toBeLessThanOrEqual(6);
        expect(new Set(shown(latest())).size).toBe(shown(latest()).length);
      }
      // Scrolls through the whole list, so that every page has been live once.
      for (let at = 0; at < shown(latest()).length; at += 10) look(at);
      const all = database.stored();
      expect(shown(latest())).toEqual(all.slice(0, shown(latest()).length));
      expect(shown(latest()).length).toBeGreaterThanOrEqual(Math.min(pageSize, all.length));
    }),
    { numRuns: 200 },
  );
});
