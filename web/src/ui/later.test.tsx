import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { later, useFetchAwaited } from "./later.ts";

beforeEach(() => void vi.useFakeTimers());

function Help() {
  return <p>Help</p>;
}

function CalmPage() {
  useFetchAwaited(1_000);
  return null;
}

test("prefetches a component once after the delay", async () => {
  const load = vi.fn(() => Promise.resolve(Help));
  later(load);
  render(<CalmPage />);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledOnce();
  render(<CalmPage />);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledOnce();
});

test("shows a component requested offline once the network is back", async () => {
  const load = vi
    .fn<() => Promise<typeof Help>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Help);
  const Later = later(load);
  await act(async () => {
    render(
      <Suspense>
        <Later />
      </Suspense>,
    );
  });
  expect(screen.queryByText("Help")).toBeNull();
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(screen.getByText("Help")).toBeDefined();
});
