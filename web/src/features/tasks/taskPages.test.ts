import { newTask } from "@salvia/domain/scheduling/task";
import { expect, test } from "vitest";

import { openTaskList, type ListenToPage, type TaskList, type TaskRow } from "./taskPages.ts";

const at = new Date("2026-11-22T09:00:00Z");

function rowOf(id: string): TaskRow {
  const details = { title: id, patientId: null, patientName: null, dueOn: null } as const;
  const task = newTask({ ...details, priority: "normal" }, "carla");
  return { id, task: { ...task, createdAt: at, updatedAt: at }, pending: false };
}

type Listener = Parameters<ListenToPage<string>>;

/** A list whose pages the test answers on demand. */
function world() {
  const open: Listener[] = [];
  let latest: TaskList | null = null;
  const end = openTaskList<string>(
    (bounds, onPage) => {
      const listener: Listener = [bounds, onPage];
      open.push(listener);
      return () => open.splice(open.indexOf(listener), 1);
    },
    (list) => {
      latest = list;
    },
  );
  function answer(page: number, ids: readonly string[], next: string | null = null) {
    open[page]?.[1]({ rows: ids.map(rowOf), next, fresh: true });
  }
  const list = () => latest;
  const ids = () => list()?.rows.map(({ id }) => id);
  return { bounds: () => open.map(([bounds]) => bounds), answer, list, ids, end };
}

test("opens an unbounded first page and reports whether more tasks exist", () => {
  const { bounds, answer, list, ids } = world();
  expect([bounds(), list()]).toEqual([[{ after: null, until: null }], null]);
  answer(0, ["a", "b"]);
  expect([ids(), list()?.more]).toEqual([["a", "b"], "none"]);
  answer(0, ["a", "b"], "b");
  expect(list()?.more).toBe("some");
});

test("bounds the page above so that a removed task pulls nothing up from below", () => {
  const { bounds, answer, list, ids } = world();
  answer(0, ["a", "b"], "b");
  list()?.showMore();
  expect(bounds()).toEqual([
    { after: null, until: "b" },
    { after: "b", until: null },
  ]);
  expect([ids(), list()?.more]).toEqual([["a", "b"], "loading"]);
  answer(0, ["a", "b"]);
  answer(1, ["c", "d"], "d");
  expect([ids(), list()?.more]).toEqual([["a", "b", "c", "d"], "some"]);
  answer(0, ["b"]);
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

test("stops all page listeners when the list ends", () => {
  const { bounds, answer, list, end } = world();
  answer(0, ["a"], "a");
  list()?.showMore();
  end();
  expect(bounds()).toEqual([]);
});
