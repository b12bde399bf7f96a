import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { closeLive } from "../../firebase/live.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { useSession } from "../../session/useAuth.ts";
import { idleChannel } from "./idleChannel.ts";
import type { IdleState } from "./idleState.ts";
import { IdleWarning } from "./IdleWarning.tsx";
import { loadLockScreen } from "./loadLockScreen.ts";
import { watchIdle } from "./watchIdle.ts";

/**
 * Locks the document after a while without input, with a warning before: all views are gone, their
 * listeners ended and the user signed out before the lock shows.
 */
export function IdleLock() {
  const session = useSession();
  const lock = useCallback(() => {
    void session.lock((change) => {
      flushSync(change);
      closeLive();
    });
  }, [session]);
  const state = useIdleState(lock);

  // What shows the lock is at hand before the network may be gone.
  useEffect(() => void loadLockScreen().catch(() => {}), []);

  return (
    <MoreTexts namespaces={["idleLock"]}>
      {state.kind === "warning" ? <IdleWarning secondsLeft={state.secondsLeft} /> : null}
    </MoreTexts>
  );
}

function useIdleState(onIdle: () => void): IdleState {
  const [state, setState] = useState<IdleState>({ kind: "active" });

  useEffect(() => {
    const watch = watchIdle(Date.now, idleChannel(), (next) => {
      if (next.kind === "idle") onIdle();
      else setState((now) => (now.kind === "active" && next.kind === "active" ? now : next));
    });
    const timer = setInterval(watch.tick, 1_000);
    const options = { capture: true, passive: true } as const;
    for (const input of inputs) window.addEventListener(input, watch.note, options);
    // Timers of hidden tabs and sleeping computers run late: coming back looks first.
    for (const [target, arrival] of arrivals) target.addEventListener(arrival, watch.tick);
    return () => {
      watch.end();
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, watch.note, options);
      for (const [target, arrival] of arrivals) target.removeEventListener(arrival, watch.tick);
    };
  }, [onIdle]);

  return state;
}

const inputs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

const arrivals = [
  [document, "visibilitychange"],
  [window, "focus"],
  [window, "pageshow"],
] as const;
