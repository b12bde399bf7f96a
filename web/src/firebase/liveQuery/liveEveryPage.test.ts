import { expect, test, vi } from "vitest";

import { openEveryPage, pageMax, type ListenToPage } from "./liveEveryPage.ts";

type Entry = { id: string };

function entries(count: number, from = 0): Entry[] {
  return Array.from({ length: count }, (_, at) => ({ id: String(from + at) }));
}

/** A list whose pages the test sets, with a record of the listeners. */
function pagedList() {
  const pages = new Map<string | null, (entries: readonly Entry[]) => void>();
  const onEntries = vi.fn<(all: readonly Entry[]) => void>();
  const end = openEveryPage<Entry, Entry>((after, onPage) => {
    const key = after?.id ?? null;
    pages.set(key, (rows) =>
      onPage({ rows, end: rows.length === pageMax ? (rows.at(-1) ?? null) : null }),
    );
    return () => pages.delete(key);
  }, onEntries);
  const ids = () => onEntries.mock.lastCall?.[0].map(({ id }) => id);
  return {
    pages,
    onEntries,
    ids,
    end,
    receive: (key: string | null, all: Entry[]) => pages.get(key)?.(all),
  };
}

test("reads a short list as one page", () => {
  const { pages, receive, ids } = pagedList();
  receive(null, entries(3));
  expect(ids()).toEqual(["0", "1", "2"]);
  expect(pages.size).toBe(1);
});

test("reports a long list once all its pages have loaded, up to the last entry", () => {
  const { receive, onEntries, ids } = pagedList();
  receive(null, entries(pageMax));
  receive("99", entries(pageMax, 100));
  expect(onEntries).not.toHaveBeenCalled();
  receive("199", entries(50, 200));
  expect(ids()).toHaveLength(250);
  expect(ids()?.at(-1)).toBe("249");
});

test("moves the following pages when an entry is added to a full page", () => {
  const { pages, receive, ids } = pagedList();
  receive(null, entries(pageMax));
  receive("99", entries(1, 100));
  receive(null, [{ id: "new" }, ...entries(pageMax - 1)]);
  expect([...pages.keys()]).toEqual([null, "98"]);
  receive("98", entries(2, 99));
  expect(ids()).toEqual(["new", ...entries(101).map(({ id }) => id)]);
});

test("keeps the following pages on a change in a full page and ends them on a removal", () => {
  const { pages, receive, ids } = pagedList();
  receive(null, entries(pageMax));
  receive("99", entries(1, 100));
  const behind = pages.get("99");
  receive(null, entries(pageMax));
  expect(pages.get("99")).toBe(behind);
  expect(ids()).toHaveLength(101);
  receive(null, entries(pageMax - 1));
  expect([...pages.keys()]).toEqual([null]);
  expect(ids()).toHaveLength(99);
});

test("ends all listeners when the list is closed", () => {
  const { pages, receive, end, onEntries } = pagedList();
  const first = pages.get(null);
  receive(null, entries(pageMax));
  end();
  expect(pages.size).toBe(0);
  first?.(entries(1));
  expect(onEntries).not.toHaveBeenCalled();
});

/** A collection of letters in pages of two, which the test can change. */
function collection(letters: string) {
  const listeners = new Set<() => void>();
  let stored = letters.split("");
  const reported: string[] = [];
  const listen: ListenToPage<string, Entry> = (after, onPage) => {
    const listener = () => {
      const rows = stored.filter((letter) => after === null || letter > after.id).slice(0, 2);
      const [, last] = rows;
      onPage({ rows, end: last === undefined ? null : { id: last } });
    };
    listeners.add(listener);
    queueMicrotask(listener);
    return () => listeners.delete(listener);
  };
  const stop = openEveryPage(listen, (rows) => reported.push(rows.join("")));
  return {
    reported,
    stop,
    open: () => listeners.size,
    settled: async (next = stored.join("")) => {
      stored = next.split("");
      for (const listener of listeners) listener();
      // Each page requests the next one in a later microtask.
      for (let page = 0; page < 10; page += 1) await Promise.resolve();
    },
  };
}

test("reports all pages together once the last one has loaded", async () => {
  const { reported, settled, open } = collection("abcde");
  await settled();
  expect(reported[0]).toBe("abcde");
  expect(new Set(reported)).toEqual(new Set(["abcde"]));
  expect(open()).toBe(3);
});

test("moves the following pages on a change in the middle, with no partial result", async () => {
  const { reported, settled, open } = collection("acegi");
  await settled();
  await settled("abcegi");
  expect(reported.at(-1)).toBe("abcegi");
  await settled("a");
  expect(reported.at(-1)).toBe("a");
  expect(open()).toBe(1);
  expect(new Set(reported)).toEqual(new Set(["acegi", "abcegi", "a"]));
});

test("ends all listeners", async () => {
  const { settled, stop, open } = collection("abcde");
  await settled();
  stop();
  expect(open()).toBe(0);
});
