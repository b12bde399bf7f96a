import { expect, test, vi } from "vitest";

import { openLivePages, type LivePages, type Page } from "./livePages.ts";

type Row = { id: string; at: Date; pending: boolean };

/**
 * An entry written `minute` minutes after the start; `pending` as if the server had not confirmed
 * it.
 */
function row(minute: number, pending = false): Row {
  return { id: String(minute), at: new Date(Date.UTC(2026, 10, 21, 9, minute)), pending };
}

const page = (minutes: readonly number[], next: number | null): Page<Row, number> => ({
  rows: minutes.map((minute) => row(minute)),
  next,
});

type Answer = (page: Page<Row, number> & { fresh: boolean }) => void;

function opened() {
  let latest: LivePages<Row> | undefined;
  let answer: Answer = () => {};
  const fetch = vi.fn<(after: number) => Promise<Page<Row, number>>>();
  const listen = (onPage: typeof answer) => {
    answer = onPage;
    return () => {};
  };
  openLivePages({ listen, fetch, timeOf: ({ at }) => at }, (list) => {
    latest = list;
  });
  return {
    fetch,
    receive: (newest: Page<Row, number>, fresh = true) => answer({ ...newest, fresh }),
    ids: () => latest?.rows.map(({ id }) => Number(id)),
    older: () => latest?.older,
    showOlder: () => latest?.showOlder(),
  };
}

test("keeps the newest page live and appends older pages on request", async () => {
  const list = opened();
  list.receive(page([9, 8], 8));
  expect([list.ids(), list.older()]).toEqual([[9, 8], "some"]);
  list.fetch.mockResolvedValueOnce(page([7, 6], 6)).mockResolvedValueOnce(page([5], null));

  list.showOlder();
  expect(list.older()).toBe("loading");
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7, 6]));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("none"));
  expect(list.ids()).toEqual([9, 8, 7, 6, 5]);
  expect(list.fetch.mock.calls).toEqual([[8], [6]]);
});

test("keeps entries that are pushed off the live page", async () => {
  const list = opened();
  list.receive(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7]));
  list.receive(page([10, 9], 9));
  expect([list.ids(), list.older()]).toEqual([[10, 9, 8, 7], "none"]);
});

test("reloads when entries may be missing between the old and the new page", async () => {
  const list = opened();
  list.receive(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("none"));
  list.receive(page([20, 19], 19));
  expect([list.ids(), list.older()]).toEqual([[20, 19], "some"]);
});

test("removes entries deleted from the live page and reloads the pages below", async () => {
  const list = opened();
  list.receive(page([9, 8, 7], 7));
  list.fetch.mockResolvedValueOnce(page([6, 5], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7, 6, 5]));
  // A page from the cache alone may be incomplete.
  list.receive(page([9, 7], 7), false);
  expect(list.ids()).toEqual([9, 8, 7, 6, 5]);
  list.receive(page([9, 7, 6], 6));
  expect([list.ids(), list.older()]).toEqual([[9, 7, 6], "some"]);
});

test("removes an entry that the server refuses and shows a confirmed one once", () => {
  const list = opened();
  list.receive({ rows: [row(10, true), row(9)], next: null });
  expect(list.ids()).toEqual([10, 9]);
  list.receive(page([9], null));
  expect(list.ids()).toEqual([9]);
  list.receive({ rows: [row(11, true), row(9)], next: null });
  list.receive(page([11, 9], null));
  expect(list.ids()).toEqual([11, 9]);
});

test("allows another try when older entries fail to load", async () => {
  const list = opened();
  list.receive(page([9], 9));
  list.fetch.mockRejectedValueOnce(new Error("no network"));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("failed"));
  list.fetch.mockResolvedValueOnce(page([8], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8]));
});

test("ignores an older page that arrives after the list has started over", async () => {
  const list = opened();
  list.receive(page([9, 8], 8));
  let respond: (older: Page<Row, number>) => void = () => {};
  const older = new Promise<Page<Row, number>>((resolve) => {
    respond = resolve;
  });
  list.fetch.mockReturnValueOnce(older);
  list.showOlder();
  list.receive(page([20, 19], 19));
  respond(page([7, 6], 6));
  await older;
  await Promise.resolve();
  expect([list.ids(), list.older()]).toEqual([[20, 19], "some"]);
});

test("changes nothing when the same page arrives again", () => {
  const list = opened();
  list.receive(page([9, 8], 8));
  list.receive(page([9, 8], 8));
  expect([list.ids(), list.older()]).toEqual([[9, 8], "some"]);
});

test("shows the first entries of an empty list", () => {
  const list = opened();
  list.receive(page([], null));
  list.receive(page([9, 8], null));
  expect([list.ids(), list.older()]).toEqual([[9, 8], "none"]);
});

test("keeps the order of entries of the same moment when one of them arrives later", () => {
  const list = opened();
  const same = (id: string): Row => ({ ...row(9), id });
  list.receive({ rows: [same("2"), same("1")], next: null });
  list.receive({ rows: [same("3"), same("2"), same("1")], next: null });
  expect(list.ids()).toEqual([3, 2, 1]);
});
