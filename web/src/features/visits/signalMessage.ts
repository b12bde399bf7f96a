import type { Signal } from "@salvia/domain/scheduling/visit";
import * as z from "zod/mini";

import { parsedJson } from "./parsedJson.ts";

/** What one page says to the other in a call. */
export type SignalMessage =
  | { kind: "description"; description: z.infer<typeof descriptionSchema> }
  | { kind: "candidate"; candidate: z.infer<typeof candidateSchema> };

const descriptionSchema = z.object({ type: z.enum(["offer", "answer"]), sdp: z.string() });

const candidateSchema = z.object({
  candidate: z.string(),
  sdpMid: z.nullable(z.string()),
  sdpMLineIndex: z.nullable(z.int()),
  usernameFragment: z.nullable(z.string()),
});

/** What a signal says; null where it makes no sense, and there is nothing to do about it. */
export function parseSignal({
  kind,
  payload,
}: Pick<Signal, "kind" | "payload">): SignalMessage | null {
  const content = parsedJson(payload);
  if (kind === "description") {
    const read = descriptionSchema.safeParse(content);
    return read.success ? { kind, description: read.data } : null;
  }
  const read = candidateSchema.safeParse(content);
  return read.success ? { kind, candidate: read.data } : null;
}

/** The parts of a signal that hold what is said. */
export function toSignal(said: SignalMessage): Pick<Signal, "kind" | "payload"> {
  const content = said.kind === "description" ? said.description : said.candidate;
  return { kind: said.kind, payload: JSON.stringify(content) };
}

/** A description as the browser made it, as something to say; null for what only a browser needs. */
export function descriptionMessage({ type, sdp }: RTCSessionDescription): SignalMessage | null {
  return type === "offer" || type === "answer"
    ? { kind: "description", description: { type, sdp } }
    : null;
}

/** A candidate as the browser found it, as something to say. */
export function candidateMessage({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: Pick<
  RTCIceCandidate,
  "candidate" | "sdpMid" | "sdpMLineIndex" | "usernameFragment"
>): SignalMessage {
  return { kind: "candidate", candidate: { candidate, sdpMid, sdpMLineIndex, usernameFragment } };
}
