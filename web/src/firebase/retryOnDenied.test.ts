import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { retryOnDenied } from "./retryOnDenied.ts";

const refusal = new FirebaseError("permission-denied", "no");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A source with two listeners, like a list of two pages, controlled by the test. */
function listen() {
  const open = new Set<{ tell: (value: string) => void; fail: (error: unknown) => void }>();
  const told: unknown[] = [];
  const stop = retryOnDenied<string>((tell, fail) => {
    const pages = [
      { tell, fail },
      { tell, fail },
    ];
    for (const page of pages) open.add(page);
    return () => pages.forEach((page) => open.delete(page));
  })(
    (value) => told.push(value),
    (error) => told.push(error),
  );
  return {
    stop,
    told,
    listeners: () => open.size,
    tell: (value: string) => [...open][0]?.tell(value),
    fail: (error: unknown) => [...open].forEach((page) => page.fail(error)),
  };
}

test("recovers from a temporary refusal without showing an error", () => {
  const list = listen();
  list.tell("before");
  list.fail(refusal);
  expect(list.listeners()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(list.listeners()).toBe(2);
  list.fail(refusal);
  vi.advanceTimersByTime(2_000);
  list.tell("after");
  expect(list.told).toEqual(["before", "after"]);
});

test("reports a permanent refusal even if the cache answers in between", () => {
  const list = listen();
  for (const wait of [1_000, 2_000]) {
    list.tell("from memory");
    list.fail(refusal);
    vi.advanceTimersByTime(wait);
  }
  expect(list.told).not.toContain(refusal);
  list.fail(refusal);
  expect(list.told.filter((each) => each === refusal)).toHaveLength(1);
  expect(list.listeners()).toBe(0);
});

test("ignores refusals of long ago", () => {
  const list = listen();
  list.fail(refusal);
  vi.advanceTimersByTime(1_000);
  list.fail(refusal);
  vi.advanceTimersByTime(60_000);
  list.fail(refusal);
  expect(list.told).toEqual([]);
});

test("reports other errors at once", () => {
  const list = listen();
  const error = new FirebaseError("unavailable", "no");
  list.fail(error);
  expect(list.told[0]).toBe(error);
});

test("does not retry after its listener has unsubscribed", () => {
  const list = listen();
  list.fail(refusal);
  list.stop();
  vi.advanceTimersByTime(10_000);
  expect(list.listeners()).toBe(0);
});
