import { expect, test, vi } from "vitest";

import { openEveryPage, pageMax } from "./everyPage.ts";

type Entry = { id: string };

function entries(count: number, from = 0): Entry[] {
  return Array.from({ length: count }, (_, at) => ({ id: String(from + at) }));
}

/** A list whose pages the test sets, with a record of the listeners. */
function pagedList() {
  const pages = new Map<string | null, (entries: readonly Entry[]) => void>();
  const onEntries = vi.fn<(all: readonly Entry[]) => void>();
  const end = openEveryPage<Entry>((after, onPage) => {
    const key = after?.id ?? null;
    pages.set(key, onPage);
    return () => pages.delete(key);
  }, onEntries);
  const ids = () => onEntries.mock.lastCall?.[0].map(({ id }) => id);
  return {
    pages,
    onEntries,
    ids,
    end,
    tell: (key: string | null, all: Entry[]) => pages.get(key)?.(all),
  };
}

test("reads a short list as one page", () => {
  const { pages, tell, ids } = pagedList();
  tell(null, entries(3));
  expect(ids()).toEqual(["0", "1", "2"]);
  expect(pages.size).toBe(1);
});

test("reports a long list once all its pages have loaded, up to the last entry", () => {
  const { tell, onEntries, ids } = pagedList();
  tell(null, entries(pageMax));
  tell("99", entries(pageMax, 100));
  expect(onEntries).not.toHaveBeenCalled();
  tell("199", entries(50, 200));
  expect(ids()).toHaveLength(250);
  expect(ids()?.at(-1)).toBe("249");
});

test("moves the following pages when an entry is added to a full page", () => {
  const { pages, tell, ids } = pagedList();
  tell(null, entries(pageMax));
  tell("99", entries(1, 100));
  tell(null, [{ id: "new" }, ...entries(pageMax - 1)]);
  expect([...pages.keys()]).toEqual([null, "98"]);
  tell("98", entries(2, 99));
  expect(ids()).toEqual(["new", ...entries(101).map(({ id }) => id)]);
});

test("keeps the following pages on a change in a full page and ends them on a removal", () => {
  const { pages, tell, ids } = pagedList();
  tell(null, entries(pageMax));
  tell("99", entries(1, 100));
  const behind = pages.get("99");
  tell(null, entries(pageMax));
  expect(pages.get("99")).toBe(behind);
  expect(ids()).toHaveLength(101);
  tell(null, entries(pageMax - 1));
  expect([...pages.keys()]).toEqual([null]);
  expect(ids()).toHaveLength(99);
});

test("ends all listeners when the list is closed", () => {
  const { pages, tell, end, onEntries } = pagedList();
  const first = pages.get(null);
  tell(null, entries(pageMax));
  end();
  expect(pages.size).toBe(0);
  first?.(entries(1));
  expect(onEntries).not.toHaveBeenCalled();
});
