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
 * @param onState called when it changes; nothing follows `idle`
 */
export function watchIdle(
  now: () => number,
  channel: Channel,
  onState: (state: IdleState) => void,
): Watch {
  let last = now();
  let told = -Infinity;
  let ended = false;

  function isIdle(): boolean {
    return idleStateAt(last, now()).kind === "idle";
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
    if (isKeptAwake() && !isIdle()) renew();
    const state = idleStateAt(last, now());
    if (state.kind === "idle") {
      ended = true;
      channel.tell({ kind: "locked" });
    }
    onState(state);
  }

  channel.listen((message) => {
    if (ended) return;
    if (message.kind === "active") {
      last = Math.max(last, message.at);
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

/** Tabs need not hear of every key. */
const tellEveryMs = 1_000;
