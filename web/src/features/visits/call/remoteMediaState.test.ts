import { expect, test, vi } from "vitest";

import { shareMediaState, type MediaState } from "./remoteMediaState.ts";

const all = { audio: true, video: true };
const muted = { audio: false, video: true };

/** A fake channel that opens on demand and records what was sent through it. */
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

test("sends the media state when the channel opens and on every change", () => {
  const channel = new Channel();
  const tell = shareMediaState(channel, vi.fn());
  tell(all);
  tell(muted);
  expect(channel.sent).toEqual([]);
  channel.opens();
  tell(all);
  expect(channel.sent.map((text) => JSON.parse(text))).toEqual([muted, all]);
});

test("reports valid messages from the other side and ignores malformed ones", () => {
  const channel = new Channel();
  const told: MediaState[] = [];
  shareMediaState(channel, (sends) => told.push(sends));
  channel.hears(JSON.stringify({ ...muted, more: 1 }));
  for (const nonsense of ["{", "null", '{"audio":"off"}', new ArrayBuffer(3)])
    channel.hears(nonsense);
  expect(told).toEqual([muted]);
});
