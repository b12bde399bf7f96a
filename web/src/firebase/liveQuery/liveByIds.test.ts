import { beforeEach, expect, test, vi } from "vitest";

import { liveByIds } from "./liveByIds.ts";

type Row = { id: string; name: string };

/** Listens to nothing, and lets the test report rows for each batch of ids. */
function fakeDatabase() {
  const batches: { ids: readonly string[]; emit: (rows: readonly Row[]) => void; open: boolean }[] =
    [];
  const rows = liveByIds<Row>((ids, onRows) => {
    const batch = { ids, emit: onRows, open: true };
    batches.push(batch);
    return () => {
      batch.open = false;
    };
  }, 100);
  return { rows, batches, ids: () => batches.map((batch) => batch.ids) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("listens once to the ids that are asked for together", () => {
  const { rows, batches, ids } = fakeDatabase();
  const onChange = vi.fn();
  rows.subscribe(onChange);
  for (const id of ["a", "b", "a"]) rows.ask(id);
  expect([rows.get("a"), ids()]).toEqual([undefined, []]);
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([["a", "b"]]);
  batches[0]?.emit([{ id: "b", name: "Ben" }]);
  expect(onChange).toHaveBeenCalledOnce();
  expect([rows.get("a"), rows.get("b")]).toEqual([null, { id: "b", name: "Ben" }]);
  rows.ask("b");
  vi.advanceTimersByTime(100);
  expect(ids()).toHaveLength(1);
});

test("splits many ids and ends the oldest batches beyond ten", () => {
  const { rows, batches } = fakeDatabase();
  for (let number = 0; number < 301; number += 1) rows.ask(`lead${number}`);
  vi.advanceTimersByTime(100);
  expect(batches.map(({ ids, open }) => [ids.length, open])).toEqual([
    [30, false],
    ...Array.from({ length: 9 }, () => [30, true]),
    [1, true],
  ]);
  rows.ask("lead0");
  vi.advanceTimersByTime(100);
  expect(batches.at(-1)?.ids).toEqual(["lead0"]);
});

test("ends and forgets everything when its view closes, and begins again", () => {
  const { rows, batches, ids } = fakeDatabase();
  rows.ask("a");
  vi.advanceTimersByTime(100);
  batches[0]?.emit([{ id: "a", name: "Ana" }]);
  rows.ask("b");
  rows.close();
  vi.advanceTimersByTime(100);
  expect([batches[0]?.open, rows.get("a"), ids()]).toEqual([false, undefined, [["a"]]]);
  rows.ask("a");
  vi.advanceTimersByTime(100);
  expect(ids()).toEqual([["a"], ["a"]]);
});
