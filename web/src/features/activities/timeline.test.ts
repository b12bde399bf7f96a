import type { LeadActivity } from "@salvia/domain/leadActivity";
import { expect, test, vi } from "vitest";

import { openTimeline, type Timeline, type TimelinePage, type TimelineRow } from "./timeline.ts";

/** An entry that came so many minutes after the first. */
function row(minute: number, pending = false): TimelineRow {
  const createdAt = new Date(Date.UTC(2026, 10, 21, 9, minute));
  const activity: LeadActivity = { kind: "note", text: "…", authorId: "ana", createdAt };
  return { id: String(minute), activity, pending };
}

const page = (minutes: readonly number[], next: number | null): TimelinePage<number> => ({
  rows: minutes.map((minute) => row(minute)),
  next,
});

function opened() {
  let heard: Timeline | undefined;
  let answer: (page: TimelinePage<number>, fresh: boolean) => void = () => {};
  const fetch = vi.fn<(after: number) => Promise<TimelinePage<number>>>();
  const listen = (onPage: typeof answer) => {
    answer = onPage;
    return () => {};
  };
  openTimeline({ listen, fetch }, (timeline) => {
    heard = timeline;
  });
  return {
    fetch,
    tell: (told: TimelinePage<number>, fresh = true) => answer(told, fresh),
    ids: () => heard?.rows.map(({ id }) => Number(id)),
    older: () => heard?.older,
    showOlder: () => heard?.showOlder(),
  };
}

test("the newest page is live, and older ones come below it when they are asked for", async () => {
  const timeline = opened();
  timeline.tell(page([9, 8], 8));
  expect([timeline.ids(), timeline.older()]).toEqual([[9, 8], "some"]);
  timeline.fetch.mockResolvedValueOnce(page([7, 6], 6)).mockResolvedValueOnce(page([5], null));

  timeline.showOlder();
  expect(timeline.older()).toBe("loading");
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.ids()).toEqual([9, 8, 7, 6]));
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.older()).toBe("none"));
  expect(timeline.ids()).toEqual([9, 8, 7, 6, 5]);
  expect(timeline.fetch.mock.calls).toEqual([[8], [6]]);
});

test("what is pushed off the live page stays", async () => {
  const timeline = opened();
  timeline.tell(page([9, 8], 8));
  timeline.fetch.mockResolvedValueOnce(page([7], null));
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.ids()).toEqual([9, 8, 7]));
  timeline.tell(page([10, 9], 9));
  expect([timeline.ids(), timeline.older()]).toEqual([[10, 9, 8, 7], "none"]);
});

test("where something may lie between the old and the new, it is fetched again", async () => {
  const timeline = opened();
  timeline.tell(page([9, 8], 8));
  timeline.fetch.mockResolvedValueOnce(page([7], null));
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.older()).toBe("none"));
  timeline.tell(page([20, 19], 19));
  expect([timeline.ids(), timeline.older()]).toEqual([[20, 19], "some"]);
});

test("an entry that the server refuses goes again; one it confirms stays once", () => {
  const timeline = opened();
  timeline.tell({ rows: [row(10, true), row(9)], next: null });
  expect(timeline.ids()).toEqual([10, 9]);
  timeline.tell(page([9], null));
  expect(timeline.ids()).toEqual([9]);
  timeline.tell({ rows: [row(11, true), row(9)], next: null });
  timeline.tell(page([11, 9], null));
  expect(timeline.ids()).toEqual([11, 9]);
});

test("older entries that could not be fetched can be asked for again", async () => {
  const timeline = opened();
  timeline.tell(page([9], 9));
  timeline.fetch.mockRejectedValueOnce(new Error("no network"));
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.older()).toBe("failed"));
  timeline.fetch.mockResolvedValueOnce(page([8], null));
  timeline.showOlder();
  await vi.waitFor(() => expect(timeline.ids()).toEqual([9, 8]));
});
