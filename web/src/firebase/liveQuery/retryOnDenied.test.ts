import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { retryOnDenied } from "./retryOnDenied.ts";

const refusal = new FirebaseError("permission-denied", "no");

beforeEach(() => {
  vi.useFakeTimers();
});

/** A source with two listeners, like a list of two pages, controlled by the test. */
function listen() {
  const open = new Set<{ emit: (value: string) => void; fail: (error: unknown) => void }>();
  const received: unknown[] = [];
  const stop = retryOnDenied<string>((emit, fail) => {
    const pages = [
      { emit, fail },
      { emit, fail },
    ];
    for (const page of pages) open.add(page);
    return () => pages.forEach((page) => open.delete(page));
  })(
    (value) => received.push(value),
    (error) => received.push(error),
  );
  return {
    stop,
    received,
    listeners: () => open.size,
    emit: (value: string) => [...open][0]?.emit(value),
    fail: (error: unknown) => [...open].forEach((page) => page.fail(error)),
  };
}

test("recovers from a temporary refusal without showing an error", () => {
  const list = listen();
  list.emit("before");
  list.fail(refusal);
  expect(list.listeners()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(list.listeners()).toBe(2);
  list.fail(refusal);
  vi.advanceTimersByTime(2_000);
  list.emit("after");
  expect(list.received).toEqual(["before", "after"]);
});

test("reports a permanent refusal even if the cache answers in between", () => {
  const list = listen();
  for (const wait of [1_000, 2_000]) {
    list.emit("from memory");
    list.fail(refusal);
    vi.advanceTimersByTime(wait);
  }
  expect(list.received).not.toContain(refusal);
  list.fail(refusal);
  expect(list.received.filter((each) => each === refusal)).toHaveLength(1);
  expect(list.listeners()).toBe(0);
});

test("ignores refusals of long ago", () => {
  const list = listen();
  list.fail(refusal);
  vi.advanceTimersByTime(1_000);
  list.fail(refusal);
  vi.advanceTimersByTime(60_000);
  list.fail(refusal);
  expect(list.received).toEqual([]);
});

test("reports other errors at once", () => {
  const list = listen();
  const error = new FirebaseError("unavailable", "no");
  list.fail(error);
  expect(list.received[0]).toBe(error);
});

test("does not retry after its listener has unsubscribed", () => {
  const list = listen();
  list.fail(refusal);
  list.stop();
  vi.advanceTimersByTime(10_000);
  expect(list.listeners()).toBe(0);
});
