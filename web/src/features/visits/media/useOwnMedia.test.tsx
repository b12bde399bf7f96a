import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { listDevices, mediaBrowser, watchDevices } from "./mediaBrowser.ts";
import { useOwnMedia } from "./useOwnMedia.ts";

vi.mock("./mediaBrowser.ts", () => ({
  mediaBrowser: { getUserMedia: vi.fn(), permission: vi.fn() },
  listDevices: vi.fn(),
  watchDevices: vi.fn(),
}));

/** A track that can be unplugged. */
class Track extends EventTarget {
  readonly kind: string;
  enabled = true;
  stop = vi.fn();
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}

let plug: () => void;
let tracks: Track[];

function streamOf(given: Track[]): MediaStream {
  return Object.assign(Object.create(null), { getTracks: () => given });
}

beforeEach(() => {
  tracks = [new Track("audio"), new Track("video")];
  vi.mocked(mediaBrowser.getUserMedia).mockImplementation(async () => streamOf(tracks));
  vi.mocked(listDevices).mockResolvedValue([]);
  vi.mocked(watchDevices).mockImplementation((onChange) => {
    plug = onChange;
    return () => {};
  });
});

async function opened(visitId = "a") {
  const hook = renderHook(() => useOwnMedia(visitId, true));
  await waitFor(() => expect(hook.result.current.status).toBe("open"));
  return hook;
}

test("opens no device before it is wanted", async () => {
  const { result } = renderHook(() => useOwnMedia("a", false));
  expect(result.current.status).toBe("closed");
  expect(mediaBrowser.getUserMedia).not.toHaveBeenCalled();
  act(() => result.current.open());
  await waitFor(() => expect(result.current.status).toBe("open"));
});

test("reports an unplugged camera and uses it again after it is plugged in", async () => {
  const { result } = await opened();
  expect(result.current.faults).toEqual({ audio: null, video: null });
  act(() => void tracks[1]?.dispatchEvent(new Event("ended")));
  expect(result.current.faults).toEqual({ audio: null, video: "unplugged" });
  const [, ...before] = tracks;
  tracks = [new Track("audio"), new Track("video")];
  act(() => plug());
  await waitFor(() => expect(result.current.faults.video).toBeNull());
  expect(result.current.stream?.getTracks()).toEqual(tracks);
  expect(before[0]?.stop).toHaveBeenCalledOnce();
});

test("keeps the known state while opening another device, so that the call continues", async () => {
  const { result } = await opened();
  act(() => result.current.choose("video", "desk"));
  expect(result.current.status).toBe("opening");
  expect(result.current.known).toBe(true);
  await waitFor(() => expect(result.current.status).toBe("open"));
  expect(vi.mocked(mediaBrowser.getUserMedia).mock.lastCall?.[0]).toMatchObject({
    video: { deviceId: { exact: "desk" } },
  });
});

test("keeps a muted kind muted on another device and stops all tracks on unmount", async () => {
  const { result, unmount } = await opened();
  act(() => result.current.toggle("audio"));
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false, true]);
  tracks = [new Track("audio"), new Track("video")];
  act(() => result.current.choose("audio", "headset"));
  await waitFor(() => expect(tracks[0]?.enabled).toBe(false));
  unmount();
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

test("keeps the camera off after a break, in this visit only", async () => {
  const { result, unmount } = await opened();
  act(() => result.current.toggle("video"));
  unmount();
  tracks = [new Track("audio"), new Track("video")];
  const again = await opened();
  expect(again.result.current.off).toEqual({ audio: false, video: true });
  expect(tracks.map(({ enabled }) => enabled)).toEqual([true, false]);
  const other = await opened("another");
  expect(other.result.current.off).toEqual({ audio: false, video: false });
});
