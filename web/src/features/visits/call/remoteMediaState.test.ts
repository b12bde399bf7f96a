import { expect, test, vi } from "vitest";

import { shareMediaState, type MediaState } from "./remoteMediaState.ts";

const all = { audio: true, video: true, screen: false };
const muted = { audio: false, video: true, screen: false };

/** A fake channel that opens on demand and records what was sent through it. */
class Channel extends EventTarget {
  readyState: RTCDataChannelState = "connecting";
  readonly sent: string[] = [];
  readonly send = (data: unknown) => void this.sent.push(String(data));

  opens() {
    this.readyState = "open";
    this.dispatchEvent(new Event("open"));
  }

  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

test("sends the media state when the channel opens and on every change", () => {
  const channel = new Channel();
  const sendMediaState = shareMediaState(channel, vi.fn());
  sendMediaState(all);
  sendMediaState(muted);
  expect(channel.sent).toEqual([]);
  channel.opens();
  sendMediaState(all);
  expect(channel.sent.map((text) => JSON.parse(text))).toEqual([muted, all]);
});

test("reports valid messages from the other side and ignores malformed ones", () => {
  const channel = new Channel();
  const received: MediaState[] = [];
  shareMediaState(channel, (state) => received.push(state));
  channel.receive(JSON.stringify({ ...muted, more: 1 }));
  for (const nonsense of ["{", "null", '{"audio":"off"}', new ArrayBuffer(3)])
    channel.receive(nonsense);
  // A page of the previous release can't share its screen.
  channel.receive('{"audio":true,"video":true}');
  expect(received).toEqual([muted, all]);
});
