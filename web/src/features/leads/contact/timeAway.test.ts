// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchTimeAway, type TimeAway } from "./timeAway.ts";

const minute = 60_000;
let away: TimeAway;

beforeEach(() => {
  vi.useFakeTimers();
  away = watchTimeAway();
});

afterEach(() => {
  away.stop();
});

function callFor(ms: number) {
  globalThis.dispatchEvent(new Event("blur"));
  vi.advanceTimersByTime(ms);
  globalThis.dispatchEvent(new Event("focus"));
}

function hide(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  [minute / 2, 1],
  [4 * minute, 4],
  [4.6 * minute, 5],
  [120 * minute, 120],
])("counts %i ms in another program as %i minutes", (ms, minutes) => {
  callFor(ms);
  expect(away.minutes()).toBe(minutes);
});

test.each([
  ["a short question of the browser", 20_000],
  ["a lunch", 121 * minute],
])("proposes nothing after %s", (_, ms) => {
  callFor(ms);
  expect(away.minutes()).toBeNull();
});

test("proposes nothing while the page was never left", () => {
  vi.advanceTimersByTime(5 * minute);
  expect(away.minutes()).toBeNull();
});

test("counts the time that a phone hides the page for, once", () => {
  globalThis.dispatchEvent(new Event("blur"));
  hide("hidden");
  vi.advanceTimersByTime(3 * minute);
  hide("visible");
  globalThis.dispatchEvent(new Event("focus"));
  expect(away.minutes()).toBe(3);
});

test("takes the longest of several times away", () => {
  callFor(minute);
  callFor(7 * minute);
  callFor(2 * minute);
  expect(away.minutes()).toBe(7);
});

test("stops to count", () => {
  away.stop();
  callFor(7 * minute);
  expect(away.minutes()).toBeNull();
});
