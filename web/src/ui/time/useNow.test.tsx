import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { askServerTime } from "../../lib/time/serverTime.ts";
import { useNow } from "./useNow.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") }));
test("follows the server's clock once the server has answered, and keeps ticking", async () => {
  const { result } = renderHook(useNow);
  expect(result.current.toISOString()).toBe("2026-11-22T12:00:00.000Z");
  const date = new Date("2026-11-23T12:00:00Z").toUTCString();
  await act(() => askServerTime(async () => new Response(null, { headers: { date } })));
  // The Date header has whole seconds, so the estimate is off by at most half a second.
  expect(result.current.toISOString()).toBe("2026-11-23T12:00:00.500Z");
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current.toISOString()).toBe("2026-11-23T12:00:30.500Z");
});
