import * as z from "zod/mini";

import { parsedJson } from "./parsedJson.ts";

/** Whether a side currently sends audio and video. Muted and unplugged devices are not sent. */
export type MediaState = z.infer<typeof sendsSchema>;

const sendsSchema = z.object({ audio: z.boolean(), video: z.boolean() });

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
  onTold: (sends: MediaState) => void,
): (sends: MediaState) => void {
  let latest: MediaState | null = null;
  function tell() {
    if (latest !== null && channel.readyState === "open") channel.send(JSON.stringify(latest));
  }
  channel.addEventListener("open", tell);
  channel.addEventListener("message", ({ data }) => {
    const told = sendsSchema.safeParse(parsedJson(String(data)));
    if (told.success) onTold(told.data);
  });
  return (sends) => {
    latest = sends;
    tell();
  };
}
