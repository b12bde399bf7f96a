/** Why a camera or a microphone gives nothing. */
export type MediaFault = "refused" | "missing" | "busy" | "unplugged" | "forbidden" | "unknown";

/** What a browser means when it gives no camera or microphone (W3C, Media Capture and Streams, 10.2). */
export function mediaFaultOf(error: unknown): MediaFault {
  return (error instanceof Error && faults.get(error.name)) || "unknown";
}

const faults: ReadonlyMap<string, MediaFault> = new Map([
  ["NotAllowedError", "refused"],
  ["SecurityError", "forbidden"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
]);
