import { beforeEach, expect, test, vi } from "vitest";

import { openPeerSession, type PeerConnection } from "./peerSession.ts";
import type { MediaStateChannel } from "./remoteMediaState.ts";

beforeEach(() => vi.useFakeTimers());
/** A fake connection that records each call made on it. */
function connection() {
  const done: string[] = [];
  const sender = (kind: string) => ({
    replaceTrack: async (track: MediaStreamTrack | null) => {
      done.push(`${kind}: ${track?.id ?? "nothing"}`);
    },
  });
  const channel: MediaStateChannel = Object.assign(Object.create(null), {
    readyState: "open",
    addEventListener: () => {},
    send: (data: string) => void done.push(`announces ${data}`),
  });
  const states: RTCPeerConnectionState[] = ["new"];
  const fake: PeerConnection = Object.assign(Object.create(null), {
    signalingState: "stable",
    localDescription: { type: "answer", sdp: "answer" },
    setLocalDescription: async () => void done.push("describes"),
    setRemoteDescription: async () => void done.push("hears"),
    restartIce: () => void done.push("restarts"),
    close: () => void done.push("closes"),
    addTrack(track: MediaStreamTrack) {
      done.push(`sends ${track.id}`);
      return sender(track.kind);
    },
    addTransceiver: (kind: string) => void done.push(`asks for ${kind}`),
    createDataChannel: () => channel,
  });
  Object.defineProperty(fake, "connectionState", { get: () => states.at(-1) });
  function becomes(state: RTCPeerConnectionState) {
    states.push(state);
    if (fake.onconnectionstatechange) Reflect.apply(fake.onconnectionstatechange, fake, []);
  }
  return { fake, done, becomes };
}

const track = (kind: string, id = kind) => ({ kind, id });
function stream(...tracks: { kind: string; id: string }[]): MediaStream {
  return Object.assign(Object.create(null), { getTracks: () => tracks });
}

function call(isOfferer: boolean) {
  const { fake, done, becomes } = connection();
  const onState = vi.fn();
  const opened = openPeerSession({
    connection: fake,
    isOfferer,
    send: (message) => done.push(`says ${message.kind}`),
    onState,
    onStream: vi.fn(),
    onMediaState: vi.fn(),
    onProblem: vi.fn(),
  });
  return { fake, opened, done, becomes, onState };
}

test("sends the available track and requests the missing kind when starting a call", () => {
  const { opened, done } = call(true);
  opened.sendStream(stream(track("audio")));
  expect(done).toEqual(["sends audio", "asks for video"]);
});

test("requests both kinds when starting a call with nothing to send", () => {
  const { opened, done } = call(true);
  opened.sendStream(null);
  expect(done).toEqual(["asks for audio", "asks for video"]);
});

test("adds tracks with the answer, not before, when joining a call", async () => {
  const { opened, done } = call(false);
  opened.sendStream(stream(track("audio"), track("video")));
  expect(done).toEqual([]);
  opened.receive({ kind: "description", description: { type: "offer", sdp: "offer" } });
  await vi.runAllTimersAsync();
  expect(done).toEqual(["hears", "sends audio", "sends video", "describes", "says description"]);
});

test.each([true, false])("yields to a crossing offer only if it began: %s", async (begins) => {
  const { fake, opened, done } = call(begins);
  Object.assign(fake, { signalingState: "have-local-offer" });
  opened.receive({ kind: "description", description: { type: "offer", sdp: "offer" } });
  await vi.runAllTimersAsync();
  expect(done.includes("hears")).toBe(begins);
});

test("announces the muted state with the first offer and on every change", () => {
  const { opened, done } = call(true);
  opened.sendMediaState({ audio: false, video: true, screen: false });
  opened.sendStream(stream(track("audio"), track("video")));
  opened.sendMediaState({ audio: true, video: true, screen: false });
  expect(done.filter((what) => what.startsWith("announces"))).toEqual([
    'announces {"audio":false,"video":true,"screen":false}',
    'announces {"audio":true,"video":true,"screen":false}',
  ]);
});

test("replaces a track when the device changes and clears it when the device is lost", () => {
  const { opened, done } = call(true);
  opened.sendStream(stream(track("audio"), track("video")));
  done.length = 0;
  opened.sendStream(stream(track("audio", "headset")));
  expect(done).toEqual(["audio: headset", "video: nothing"]);
});

test("replaces the camera by the screen, and adds the screen where no camera was sent", () => {
  const { opened, done } = call(true);
  opened.sendStream(stream(track("audio"), track("video")));
  done.length = 0;
  opened.sendStream(stream(track("audio"), track("video", "screen")));
  expect(done).toEqual(["audio: audio", "video: screen"]);

  const other = call(true);
  other.opened.sendStream(stream(track("audio")));
  other.done.length = 0;
  // A track that is added makes the connection negotiate again; a later one replaces it.
  other.opened.sendStream(stream(track("audio"), track("video", "screen")));
  other.opened.sendStream(stream(track("audio")));
  expect(other.done).toEqual(["audio: audio", "sends screen", "audio: audio", "video: nothing"]);
});

test("does not restart ICE for a one-second interruption", () => {
  const { done, becomes, onState } = call(true);
  becomes("connected");
  becomes("disconnected");
  vi.advanceTimersByTime(1_000);
  becomes("connected");
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  expect(onState.mock.calls).toEqual([["connected"], ["interrupted"], ["connected"]]);
});

test("restarts ICE repeatedly after an interruption until connected again", () => {
  const { opened, done, becomes } = call(true);
  becomes("connected");
  becomes("disconnected");
  vi.advanceTimersByTime(7_000);
  expect(done).toEqual(["restarts", "restarts"]);
  becomes("connected");
  vi.advanceTimersByTime(60_000);
  opened.restartIce();
  expect(done).toHaveLength(2);
});

test("calls a failure an interruption only if the call was connected before", () => {
  const { becomes, onState } = call(true);
  becomes("failed");
  expect(onState).not.toHaveBeenCalled();
  becomes("connected");
  becomes("failed");
  expect(onState.mock.calls).toEqual([["connected"], ["interrupted"]]);
});

test("restarts ICE at once after a failure, and never after closing", () => {
  const { opened, done, becomes } = call(false);
  becomes("failed");
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["restarts"]);
  opened.close();
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual(["restarts", "closes"]);
});
