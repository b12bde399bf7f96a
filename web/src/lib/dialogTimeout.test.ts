// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

import { dialogTimeout } from "./dialogTimeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

test("waits two seconds when online", async () => {
  const settled = vi.fn();
  void dialogTimeout().then(settled);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

test("does not wait when offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(dialogTimeout()).resolves.toBeUndefined();
});

test("stops waiting when the network goes offline", async () => {
  const waiting = dialogTimeout();
  window.dispatchEvent(new Event("offline"));
  await expect(waiting).resolves.toBeUndefined();
});
