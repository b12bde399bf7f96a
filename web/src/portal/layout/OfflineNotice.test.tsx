import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { useOwnUser } from "../../features/users/useOwnUser.ts";
import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

vi.mock("../../features/users/useOwnUser.ts", () => ({ useOwnUser: vi.fn() }));

const words = /^You’re offline\./;

beforeEach(() => {
  vi.useFakeTimers();
  serverAnswers(true);
});

function serverAnswers(fresh: boolean) {
  const value = { user: null, gone: false, fresh };
  vi.mocked(useOwnUser).mockReturnValue({ status: "content", value });
}

function setNetwork(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

test("says at once that the network is gone, until it is back", () => {
  renderWithTexts(<OfflineNotice uid="ana" />);
  expect(screen.queryByText(words)).toBeNull();
  setNetwork(false);
  expect(screen.getByText(words)).toBeTruthy();
  setNetwork(true);
  expect(screen.queryByText(words)).toBeNull();
});

test("waits a while before it says that the server doesn’t answer", () => {
  serverAnswers(false);
  renderWithTexts(<OfflineNotice uid="ana" />);
  act(() => void vi.advanceTimersByTime(4_000));
  expect(screen.queryByText(words)).toBeNull();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText(words)).toBeTruthy();
});
