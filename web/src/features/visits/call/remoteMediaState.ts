import * as z from "zod/mini";

import { jsonIn } from "../../../lib/storage.ts";

/**
 * Whether a side currently sends audio and video, and whether the video is its screen. Muted and
 * unplugged devices are not sent.
 */
export type MediaState = z.infer<typeof mediaStateSchema>;

const mediaStateSchema = z.object({
  audio: z.boolean(),
  video: z.boolean(),
  // An older page doesn't say.
  screen: z.prefault(z.boolean(), false),
});

/** The part of an RTCDataChannel that sharing the media state needs. */
export type MediaStateChannel = Pick<RTCDataChannel, "readyState" | "send" | "addEventListener">;

/**
 * Exchanges what each side sends, because silence or a black picture alone does not show its cause.
 * Each side sends its state once the channel opens and whenever the state changes.
 *
 * @returns a function that sends the local state to the other side
 */
export function shareMediaState(
  channel: MediaStateChannel,
  onRemoteState: (state: MediaState) => void,
): (state: MediaState) => void {
  let latest: MediaState | null = null;
  function sendLatest() {
    if (latest !== null && channel.readyState === "open") channel.send(JSON.stringify(latest));
  }
  channel.addEventListener("open", sendLatest);
  channel.addEventListener("message", ({ data }) => {
    const message = mediaStateSchema.safeParse(jsonIn(String(data)));
    if (message.success) onRemoteState(message.data);
  });
  return (state) => {
    latest = state;
    sendLatest();
  };
}
