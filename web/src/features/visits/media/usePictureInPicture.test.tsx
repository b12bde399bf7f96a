import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { usePictureInPicture } from "./usePictureInPicture.ts";

const exitPictureInPicture = vi.fn<() => Promise<void>>();
const requestPictureInPicture = vi.fn<() => Promise<void>>();

function enable(isEnabled: boolean | undefined) {
  const properties = {
    pictureInPictureEnabled: isEnabled,
    pictureInPictureElement: null,
    exitPictureInPicture,
  };
  for (const [name, value] of Object.entries(properties)) {
    Reflect.deleteProperty(document, name);
    if (isEnabled !== undefined) {
      Object.defineProperty(document, name, { value, configurable: true, writable: true });
    }
  }
}

function video() {
  const element = Object.assign(document.createElement("video"), { requestPictureInPicture });
  return { current: element };
}

beforeEach(() => {
  requestPictureInPicture.mockResolvedValue();
  exitPictureInPicture.mockResolvedValue();
});

afterEach(() => {
  cleanup();
  enable(undefined);
});

test.each([undefined, false])("offers none if the browser says %s", (isEnabled) => {
  enable(isEnabled);
  expect(renderHook(() => usePictureInPicture(video())).result.current).toBeNull();
});

test("opens and closes the window, also by the browser's own buttons", () => {
  enable(true);
  const shown = video();
  const { result } = renderHook(() => usePictureInPicture(shown));
  expect(result.current?.isActive).toBe(false);
  act(() => result.current?.toggle());
  expect(requestPictureInPicture).toHaveBeenCalledOnce();
  act(() => void shown.current.dispatchEvent(new Event("enterpictureinpicture")));
  expect(result.current?.isActive).toBe(true);
  act(() => result.current?.toggle());
  expect(exitPictureInPicture).toHaveBeenCalledOnce();
  act(() => void shown.current.dispatchEvent(new Event("leavepictureinpicture")));
  expect(result.current?.isActive).toBe(false);
});

test("stays as it is when the browser refuses, as before the first picture", async () => {
  enable(true);
  requestPictureInPicture.mockRejectedValue(new DOMException("", "InvalidStateError"));
  const { result } = renderHook(() => usePictureInPicture(video()));
  await act(async () => result.current?.toggle());
  expect(result.current?.isActive).toBe(false);
});

test("closes the window when the user leaves the call", () => {
  enable(true);
  const shown = video();
  const { unmount } = renderHook(() => usePictureInPicture(shown));
  Object.assign(document, { pictureInPictureElement: shown.current });
  unmount();
  expect(exitPictureInPicture).toHaveBeenCalledOnce();
});
