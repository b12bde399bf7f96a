import { noteActivity } from "../../lib/lastActivity.ts";
import type { IdleMessage } from "./watchIdle.ts";

/**
 * Connects the tabs of this browser at this origin. The last input is also stored for the next
 * start, so that reopening a browser does not restart the count.
 */
export function idleChannel() {
  const channel = new BroadcastChannel("idle-lock");
  return {
    post(message: IdleMessage) {
      if (message.kind === "active") noteActivity(message.at);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- one origin
      channel.postMessage(message);
    },
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
