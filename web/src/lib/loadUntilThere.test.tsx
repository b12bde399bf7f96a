import { expect, test, vi } from "vitest";

import { loadUntilThere } from "./loadUntilThere.ts";

test("loads once the network is back after failing offline", async () => {
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

test("retries after a while without an online event", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("there");
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await loaded).toBe("there");
});
