import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { askServerTime } from "../lib/serverTime.ts";
import { useNow } from "./useNow.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what is shown goes by the server's clock as soon as it has told the time, and goes on", async () => {
  const { result } = renderHook(useNow);
  expect(result.current.toISOString()).toBe("2026-11-22T12:00:00.000Z");
  const date = new Date("2026-11-23T12:00:00Z").toUTCString();
  await act(() => askServerTime(async () => new Response(null, { headers: { date } })));
  // The header tells whole seconds: half of one is what it is wrong by at most.
  expect(result.current.toISOString()).toBe("2026-11-23T12:00:00.500Z");
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current.toISOString()).toBe("2026-11-23T12:00:30.500Z");
});
