import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useScreenShare } from "./useScreenShare.ts";

/** A track that the browser's own bar can end. */
class Track extends EventTarget {
  readonly kind: string;
  contentHint = "";
  stop = vi.fn();
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}

class Stream {
  readonly tracks: readonly Track[];
  constructor(tracks: readonly Track[]) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
}

const sources: string[] = [];
const mixed = new Track("audio");

class Context {
  createMediaStreamDestination = () => ({ stream: new Stream([mixed]) });
  createMediaStreamSource = (stream: Stream) => ({
    connect: () => void sources.push(stream.tracks[0] === microphone ? "microphone" : "screen"),
    disconnect: () => void sources.push("no microphone"),
  });
  close = async () => void sources.push("closed");
}

const getDisplayMedia = vi.fn<() => Promise<Stream>>();
const microphone = new Track("audio");
const camera = new Track("video");
const own: MediaStream = Object.create(new Stream([microphone, camera]));

beforeEach(() => {
  sources.length = 0;
  vi.stubGlobal("MediaStream", Stream);
  vi.stubGlobal("AudioContext", Context);
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getDisplayMedia },
    configurable: true,
  });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

async function shared(...tracks: Track[]) {
  getDisplayMedia.mockResolvedValue(new Stream(tracks));
  const hook = renderHook(() => useScreenShare(own));
  expect(hook.result.current.sent).toBe(own);
  act(() => hook.result.current.start());
  await waitFor(() => expect(hook.result.current.isSharing).toBe(true));
  return hook;
}

test("sends the screen in place of the camera, until the browser's own bar ends it", async () => {
  const screen = new Track("video");
  const { result } = await shared(screen);
  expect(result.current.sent?.getTracks()).toEqual([screen, microphone]);
  expect(screen.contentHint).toBe("detail");
  act(() => void screen.dispatchEvent(new Event("ended")));
  expect(result.current.isSharing).toBe(false);
  expect(result.current.sent).toBe(own);
});

test("adds the screen's sound to the microphone's, in one track", async () => {
  const { result } = await shared(new Track("video"), new Track("audio"));
  expect(result.current.sent?.getTracks()[1]).toBe(mixed);
  expect(sources).toEqual(["screen", "microphone"]);
  act(() => result.current.stop());
  expect(sources.slice(2).toSorted()).toEqual(["closed", "no microphone"]);
});

test("stops sharing when the user leaves, even while the browser's dialog is open", async () => {
  const screen = new Track("video");
  const { unmount } = await shared(screen);
  unmount();
  expect(screen.stop).toHaveBeenCalledOnce();

  const late = new Track("video");
  let choose: (stream: Stream) => void = () => {};
  getDisplayMedia.mockReturnValue(new Promise((resolve) => (choose = resolve)));
  const { result, unmount: leave } = renderHook(() => useScreenShare(own));
  act(() => result.current.start());
  leave();
  choose(new Stream([late]));
  await waitFor(() => expect(late.stop).toHaveBeenCalledOnce());
});

test.each([
  ["NotAllowedError", false],
  ["NotReadableError", true],
])("reports a failure, but not the user's own choice: %s", async (name, expected) => {
  getDisplayMedia.mockRejectedValue(new DOMException("", name));
  const { result } = renderHook(() => useScreenShare(own));
  await act(async () => result.current.start());
  expect(result.current.hasFailed).toBe(expected);
  expect(result.current.isSharing).toBe(false);
});

test("offers no sharing where the browser has none", () => {
  Object.defineProperty(navigator, "mediaDevices", { value: {}, configurable: true });
  const { result } = renderHook(() => useScreenShare(own));
  expect(result.current.isSupported).toBe(false);
});
