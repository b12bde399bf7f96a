import { afterEach, expect, test, vi } from "vitest";

import { loadUntilThere } from "./loadUntilThere.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what cannot be loaded without a network is loaded as soon as there is one", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("there");
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("there");
  expect(vi.getTimerCount()).toBe(0);
});

test("it is tried again after a while, where nobody tells that the network is back", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("there");
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loaded).toBe("there");
});
