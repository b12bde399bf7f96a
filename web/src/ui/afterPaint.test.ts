// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { afterPaint } from "./afterPaint.ts";

beforeEach(() => void vi.useFakeTimers());
test("works once, after the frame that follows the call", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersToNextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test("works soon on a hidden page, which has no frames", () => {
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test("works at once when the page is left", () => {
  const work = vi.fn();
  afterPaint(work);
  window.dispatchEvent(new Event("pagehide"));
  expect(work).toHaveBeenCalledOnce();
});
