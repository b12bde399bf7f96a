import type { IdleMessage } from "./watchIdle.ts";

/** What reaches the other tabs of this browser at this origin, and nobody else. */
export function idleChannel() {
  const channel = new BroadcastChannel("idle-lock");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (message: IdleMessage) => channel.postMessage(message),
    listen(listener: (message: IdleMessage) => void) {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const message = messageIn(data);
        if (message !== null) listener(message);
      });
    },
    close: () => channel.close(),
  };
}

function messageIn(data: unknown): IdleMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "locked") return { kind: "locked" };
  if (data.kind !== "active" || !("at" in data) || typeof data.at !== "number") return null;
  return { kind: "active", at: data.at };
}
