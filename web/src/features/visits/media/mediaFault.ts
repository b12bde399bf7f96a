/** Why a camera or microphone is unavailable. */
export type MediaFault = "refused" | "missing" | "busy" | "unplugged" | "forbidden" | "unknown";

/** Maps a `getUserMedia` error to a fault (W3C, Media Capture and Streams, 10.2). */
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
