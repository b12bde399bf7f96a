import { expect, test, vi } from "vitest";

import { shareMediaState, type MediaState } from "./remoteMediaState.ts";

const all = { audio: true, video: true };
const muted = { audio: false, video: true };

/** A channel that opens when it is told to, and keeps what was sent through it. */
class Channel extends EventTarget {
  readyState: RTCDataChannelState = "connecting";
  readonly sent: string[] = [];
  readonly send = (data: unknown) => void this.sent.push(String(data));

  opens() {
    this.readyState = "open";
    this.dispatchEvent(new Event("open"));
  }

  hears(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

test("what is sent is told once there is a connection, and whenever it changes", () => {
  const channel = new Channel();
  const tell = shareMediaState(channel, vi.fn());
  tell(all);
  tell(muted);
  expect(channel.sent).toEqual([]);
  channel.opens();
  tell(all);
  expect(channel.sent.map((text) => JSON.parse(text))).toEqual([muted, all]);
});

test("what the other side says is heard if it makes sense", () => {
  const channel = new Channel();
  const told: MediaState[] = [];
  shareMediaState(channel, (sends) => told.push(sends));
  channel.hears(JSON.stringify({ ...muted, more: 1 }));
  for (const nonsense of ["{", "null", '{"audio":"off"}', new ArrayBuffer(3)])
    channel.hears(nonsense);
  expect(told).toEqual([muted]);
});
