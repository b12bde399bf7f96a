import { isKeptAwake } from "../../lib/awake.ts";
import { noteActivity } from "../../lib/lastActivity.ts";

/** A message between the tabs of one browser. */
export type IdleMessage = { kind: "active"; at: number } | { kind: "locked" };

type Channel = {
  post: (message: IdleMessage) => void;
  /** Registers a listener for messages of other tabs. */
  listen: (listener: (message: IdleMessage) => void) => void;
  close: () => void;
};

type Watch = {
  /** Records user input. */
  noteInput: () => void;
  /** Checks the clock. */
  tick: () => void;
  end: () => void;
};

/**
 * Watches for user input in all tabs: input in one tab counts for all, and all tabs lock together.
 *
 * @param now wall-clock time, in milliseconds
 * @param minutes without input until the lock
 * @param onState called with each new state; `idle` is the last one
 */
export function watchIdle(
  now: () => number,
  minutes: number,
  channel: Channel,
  onState: (state: IdleState) => void,
): Watch {
  let last = now();
  let postedAt = -Infinity;
  let ended = false;

  function isIdle(): boolean {
    return idleStateAt(last, now(), minutes).kind === "idle";
  }

  function renew() {
    last = now();
    if (last - postedAt < postEveryMs) return;
    postedAt = last;
    channel.post({ kind: "active", at: last });
  }

  function noteInput() {
    // A key that wakes a computer from a long sleep arrives before the next clock check.
    if (!ended && !isIdle()) renew();
    tick();
  }

  function tick() {
    if (ended) return;
    // The clock was set back: restart the count, or the time back to the old value would not count.
    if (now() < last - clockToleranceMs) last = now();
    if (isKeptAwake() && !isIdle()) renew();
    const state = idleStateAt(last, now(), minutes);
    if (state.kind === "idle") {
      ended = true;
      channel.post({ kind: "locked" });
    }
    onState(state);
  }

  channel.listen((message) => {
    if (ended) return;
    if (message.kind === "active") {
      last = Math.max(last, Math.min(message.at, now()));
      tick();
    } else {
      ended = true;
      onState({ kind: "idle" });
    }
  });
  noteInput();

  return {
    noteInput,
    tick,
    end() {
      ended = true;
      channel.close();
    },
  };
}

/** Clock synchronization often moves a clock by a few seconds. */
const clockToleranceMs = 60_000;

/** Limits messages to the other tabs. */
const postEveryMs = 1_000;

/** Minutes of warning before the lock (WCAG 2.2.1 asks for at least twenty seconds). */
export const warningMinutes = 2;

export type IdleState =
  | { kind: "active" }
  /** Seconds until the lock. */
  | { kind: "warning"; secondsLeft: number }
  | { kind: "idle" };

/**
 * The idle state for a limit of `minutes` without input. Uses wall-clock time, which continues
 * while a computer sleeps.
 */
export function idleStateAt(lastActivity: number, now: number, minutes: number): IdleState {
  const msLeft = lastActivity + minutes * minuteMs - now;
  if (msLeft <= 0) return { kind: "idle" };
  if (msLeft > warningMinutes * minuteMs) return { kind: "active" };
  return { kind: "warning", secondsLeft: Math.ceil(msLeft / 1000) };
}

const minuteMs = 60_000;

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
