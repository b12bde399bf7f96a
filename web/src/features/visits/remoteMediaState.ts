import * as z from "zod/mini";

import { parsedJson } from "./parsedJson.ts";

/** What a side sends at the moment: sound, pictures. Something that is muted or unplugged is not sent. */
export type MediaState = z.infer<typeof sendsSchema>;

const sendsSchema = z.object({ audio: z.boolean(), video: z.boolean() });

/** The part of an RTCDataChannel that this needs. */
export type MediaStateChannel = Pick<RTCDataChannel, "readyState" | "send" | "addEventListener">;

/**
 * Has each side know what the other one sends: silence and a dark picture say nothing of their cause.
 * Both tell it once they are connected, and whenever it changes.
 *
 * @returns tells the other side
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
