import { expect, test } from "vitest";

import { openBoundedPages, type BoundedPages, type ListenToPage } from "./liveBoundedPages.ts";

type Row = { id: string };

type Listener = Parameters<ListenToPage<Row, string>>;

/** A list whose pages the test answers on demand. */
function openedList() {
  const open: Listener[] = [];
  let latest: BoundedPages<Row> | null = null;
  const end = openBoundedPages<Row, string>(
    (bounds, onPage) => {
      const listener: Listener = [bounds, onPage];
      open.push(listener);
      return () => open.splice(open.indexOf(listener), 1);
    },
    (list) => {
      latest = list;
    },
  );
  function answer(page: number, ids: readonly string[], next: string | null, isFull = false) {
    open[page]?.[1]({ rows: ids.map((id) => ({ id })), next, fresh: true, isFull });
  }
  const list = () => latest;
  const ids = () => list()?.rows.map(({ id }) => id);
  return { bounds: () => open.map(([bounds]) => bounds), answer, list, ids, end };
}

test("opens an unbounded first page and reports whether more rows exist", () => {
  const { bounds, answer, list, ids } = openedList();
  expect([bounds(), list()]).toEqual([[{ after: null, until: null }], null]);
  answer(0, ["a", "b"], null);
  expect([ids(), list()?.more]).toEqual([["a", "b"], "none"]);
  answer(0, ["a", "b"], "b");
  expect(list()?.more).toBe("some");
});

test("bounds the page above so that a removed row pulls nothing up from below", () => {
  const { bounds, answer, list, ids } = openedList();
  answer(0, ["a", "b"], "b");
  list()?.showMore();
  expect(bounds()).toEqual([
    { after: null, until: "b" },
    { after: "b", until: null },
  ]);
  expect([ids(), list()?.more]).toEqual([["a", "b"], "loading"]);
  answer(0, ["a", "b"], null);
  answer(1, ["c", "d"], "d");
  expect([ids(), list()?.more]).toEqual([["a", "b", "c", "d"], "some"]);
  answer(0, ["b"], null);
  expect(ids()).toEqual(["b", "c", "d"]);
  list()?.showMore();
  expect(
    bounds().toSorted(({ after: a }, { after: b }) => (a ?? "").localeCompare(b ?? "")),
  ).toEqual([
    { after: null, until: "b" },
    { after: "b", until: "d" },
    { after: "d", until: null },
  ]);
});

test("starts over when so much was added to a page that rows may be missing below it", () => {
  const { bounds, answer, list, ids } = openedList();
  answer(0, ["b", "c"], "c");
  list()?.showMore();
  answer(1, ["d"], null);
  answer(0, ["a", "b"], null, true);
  expect(bounds()).toEqual([{ after: null, until: null }]);
  expect(ids()).toEqual(["b", "c", "d"]);
  answer(0, ["a", "b"], "b");
  expect([ids(), list()?.more]).toEqual([["a", "b"], "some"]);
});

test("stops all page listeners when the list ends", () => {
  const { bounds, answer, list, end } = openedList();
  answer(0, ["a"], "a");
  list()?.showMore();
  end();
  expect(bounds()).toEqual([]);
});
