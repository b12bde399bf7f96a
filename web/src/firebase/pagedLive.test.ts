import { expect, test, vi } from "vitest";

import { openPagedLive, openWholeLive, type LivePage, type PagedLive } from "./pagedLive.ts";

type Row = { id: string; at: Date; pending: boolean };

/** An entry that came so many minutes after the first. */
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

test("the newest page is live, and older ones come below it when they are asked for", async () => {
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

test("what is pushed off the live page stays", async () => {
  const list = opened();
  list.tell(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7]));
  list.tell(page([10, 9], 9));
  expect([list.ids(), list.older()]).toEqual([[10, 9, 8, 7], "none"]);
});

test("where something may lie between the old and the new, it is fetched again", async () => {
  const list = opened();
  list.tell(page([9, 8], 8));
  list.fetch.mockResolvedValueOnce(page([7], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.older()).toBe("none"));
  list.tell(page([20, 19], 19));
  expect([list.ids(), list.older()]).toEqual([[20, 19], "some"]);
});

test("what is taken out of the live page goes, and what lies below is asked for anew", async () => {
  const list = opened();
  list.tell(page([9, 8, 7], 7));
  list.fetch.mockResolvedValueOnce(page([6, 5], null));
  list.showOlder();
  await vi.waitFor(() => expect(list.ids()).toEqual([9, 8, 7, 6, 5]));
  // Memory alone may lack what the server has.
  list.tell(page([9, 7], 7), false);
  expect(list.ids()).toEqual([9, 8, 7, 6, 5]);
  list.tell(page([9, 7, 6], 6));
  expect([list.ids(), list.older()]).toEqual([[9, 7, 6], "some"]);
});

test("an entry that the server refuses goes again; one it confirms stays once", () => {
  const list = opened();
  list.tell({ rows: [row(10, true), row(9)], next: null });
  expect(list.ids()).toEqual([10, 9]);
  list.tell(page([9], null));
  expect(list.ids()).toEqual([9]);
  list.tell({ rows: [row(11, true), row(9)], next: null });
  list.tell(page([11, 9], null));
  expect(list.ids()).toEqual([11, 9]);
});

test("older entries that could not be fetched can be asked for again", async () => {
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

test("a whole list tells nothing before its oldest entry is there, and then what is added", async () => {
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

test("a whole list of one page asks for no other; of which a part is missing, it says so", async () => {
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
