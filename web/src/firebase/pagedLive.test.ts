import { expect, test, vi } from "vitest";

import { openPagedLive, openWholeLive, type LivePage, type PagedLive } from "./pagedLive.ts";

type Row = { id: string; at: Date; pending: boolean };

/**
 * An entry written `minute` minutes after the start; `pending` as if the server had not confirmed
 * it.
 */
function row(minute: number, pending = false): Row {
  return { id: String(minute), at: new Date(Date.UTC(2026, 10, 21, 9, minute)), pending };
}

const page = (minutes: readonly number[], next: number | null): LivePage<Row, number> => ({
  rows: minutes.map((minute) => row(minute)),
  next,
});

function opened() {
  let heard: PagedLive<Row> | undefined;
  let answer: (page: LivePage<Row, number>, fresh: boolean) => void = () => {};
  const fetch = vi.fn<(after: number) => Promise<LivePage<Row, number>>>();
  const listen = (onPage: typeof answer) => {
    answer = onPage;
    return () => {};
  };
  openPagedLive({ listen, fetch, timeOf: ({ at }) => at }, (list) => {
    heard = list;
  });
  return {
    fetch,
    tell: (told: LivePage<Row, number>, fresh = true) => answer(told, fresh),
    ids: () => heard?.rows.map(({ id }) => Number(id)),
    older: () => heard?.older,
    showOlder: () => heard?.showOlder(),
  };
}

test("keeps the newest page live and appends older pages on request", async () => {
  const list = opened();
  list.tell(page([9, 8], 8));
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
  list.tell(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7]));
  list.tell(page([10, 9], 9));
  expect([list.ids(), list.older()]).toEqual([[10, 9, 8, 7], "none"]);
});

test("reloads when entries may be missing between the old and the new page", async () => {
  const list = opened();
  list.tell(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("none"));
  list.tell(page([20, 19], 19));
  expect([list.ids(), list.older()]).toEqual([[20, 19], "some"]);
});

test("removes entries deleted from the live page and reloads the pages below", async () => {
  const list = opened();
  list.tell(page([9, 8, 7], 7));
  list.fetch.mockResolvedValueOnce(page([6, 5], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7, 6, 5]));
  // A page from the cache alone may be incomplete.
  list.tell(page([9, 7], 7), false);
  expect(list.ids()).toEqual([9, 8, 7, 6, 5]);
  list.tell(page([9, 7, 6], 6));
  expect([list.ids(), list.older()]).toEqual([[9, 7, 6], "some"]);
});

test("removes an entry that the server refuses and shows a confirmed one once", () => {
  const list = opened();
  list.tell({ rows: [row(10, true), row(9)], next: null });
  expect(list.ids()).toEqual([10, 9]);
  list.tell(page([9], null));
  expect(list.ids()).toEqual([9]);
  list.tell({ rows: [row(11, true), row(9)], next: null });
  list.tell(page([11, 9], null));
  expect(list.ids()).toEqual([11, 9]);
});

test("allows another try when older entries fail to load", async () => {
  const list = opened();
  list.tell(page([9], 9));
  list.fetch.mockRejectedValueOnce(new Error("no network"));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("failed"));
  list.fetch.mockResolvedValueOnce(page([8], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8]));
});

function openedWhole() {
  let answer: (page: LivePage<Row, number>, fresh: boolean) => void = () => {};
  const fetch = vi.fn<(after: number) => Promise<LivePage<Row, number>>>();
  const listen = (onPage: typeof answer) => {
    answer = onPage;
    return () => {};
  };
  const onRows = vi.fn<(rows: readonly Row[]) => void>();
  const onError = vi.fn();
  openWholeLive({ listen, fetch, timeOf: ({ at }) => at }, onRows, onError);
  return { tell: (told: LivePage<Row, number>) => answer(told, true), fetch, onRows, onError };
}

test("reports a whole list once its oldest entry has loaded, and then additions", async () => {
  const { tell, fetch, onRows } = openedWhole();
  fetch.mockResolvedValueOnce(page([7, 6], 6)).mockResolvedValueOnce(page([5], null));
  tell(page([9, 8], 8));
  await vi.waitFor(() => expect(onRows).toHaveBeenCalled());
  tell(page([10, 9], 9));
  const told = onRows.mock.calls.map(([rows]) => rows.map(({ id }) => Number(id)));
  expect(told).toEqual([
    [9, 8, 7, 6, 5],
    [10, 9, 8, 7, 6, 5],
  ]);
  expect(fetch.mock.calls).toEqual([[8], [6]]);
});

test("reads a whole list of one page without fetching, and reports missing parts", async () => {
  const { tell, fetch, onRows, onError } = openedWhole();
  const failure = new Error("no network");
  fetch.mockRejectedValue(failure);
  tell(page([9], null));
  expect(onRows).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
  tell(page([20, 19], 19));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(failure));
  expect(onRows).toHaveBeenCalledOnce();
});
