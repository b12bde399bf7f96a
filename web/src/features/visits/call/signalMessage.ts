import type { Signal } from "@salvia/domain/scheduling/visit";
import * as z from "zod/mini";

import { jsonIn } from "../../../lib/storage.ts";

/** A message from one page of a call to the other. */
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

/** Parses a stored signal; returns null for a malformed one, which the caller ignores. */
export function parseSignal({
  kind,
  payload,
}: Pick<Signal, "kind" | "payload">): SignalMessage | null {
  const content = jsonIn(payload);
  if (kind === "description") {
    const read = descriptionSchema.safeParse(content);
    return read.success ? { kind, description: read.data } : null;
  }
  const read = candidateSchema.safeParse(content);
  return read.success ? { kind, candidate: read.data } : null;
}

/** Converts a message to the `kind` and `payload` fields of a signal. */
export function toSignal(message: SignalMessage): Pick<Signal, "kind" | "payload"> {
  const content = message.kind === "description" ? message.description : message.candidate;
  return { kind: message.kind, payload: JSON.stringify(content) };
}

/** Converts a browser's description to a message; null for types that are not sent. */
export function descriptionMessage({ type, sdp }: RTCSessionDescription): SignalMessage | null {
  return type === "offer" || type === "answer"
    ? { kind: "description", description: { type, sdp } }
    : null;
}

/** Converts a browser's ICE candidate to a message. */
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
