import { isKeptAwake } from "../../lib/awake.ts";
import { idleStateAt, type IdleState } from "./idleState.ts";

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
