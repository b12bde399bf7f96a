import { isKeptAwake } from "../../lib/awake.ts";
import { idleStateAt, type IdleState } from "./idleState.ts";

/** What the tabs of one browser tell each other. */
export type IdleMessage = { kind: "active"; at: number } | { kind: "locked" };

type Channel = {
  tell: (message: IdleMessage) => void;
  /** Has the messages of other tabs told. */
  listen: (listener: (message: IdleMessage) => void) => void;
  close: () => void;
};

type Watch = {
  /** Somebody is here. */
  note: () => void;
  /** Looks at the clock. */
  tick: () => void;
  end: () => void;
};

/**
 * Watches whether somebody is there, in any tab: input in one counts in all, and they lock together.
 *
 * @param now the time on the wall, in milliseconds
 * @param minutes without input, after which they lock
 * @param onState called when it changes; nothing follows `idle`
 */
export function watchIdle(
  now: () => number,
  minutes: number,
  channel: Channel,
  onState: (state: IdleState) => void,
): Watch {
  let last = now();
  let told = -Infinity;
  let ended = false;

  function isIdle(): boolean {
    return idleStateAt(last, now(), minutes).kind === "idle";
  }

  function renew() {
    last = now();
    if (last - told < tellEveryMs) return;
    told = last;
    channel.tell({ kind: "active", at: last });
  }

  function note() {
    // A key that wakes a computer from a long sleep comes before the clock has been looked at.
    if (!ended && !isIdle()) renew();
    tick();
  }

  function tick() {
    if (ended) return;
    // The clock was set back: counting begins again, or the way back to the old time would be free.
    if (now() < last - clockToleranceMs) last = now();
    if (isKeptAwake() && !isIdle()) renew();
    const state = idleStateAt(last, now(), minutes);
    if (state.kind === "idle") {
      ended = true;
      channel.tell({ kind: "locked" });
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
  note();

  return {
    note,
    tick,
    end() {
      ended = true;
      channel.close();
    },
  };
}

/** Clocks are set right by seconds all the time. */
const clockToleranceMs = 60_000;

/** Tabs need not hear of every key. */
const tellEveryMs = 1_000;
