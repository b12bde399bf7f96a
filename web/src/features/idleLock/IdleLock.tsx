import { Suspense, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { closeLiveQueries } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { loadUntilThere } from "../../lib/loadUntilThere.ts";
import { isOwnDevice } from "../../lib/ownDevice.ts";
import { idleMinutesOf } from "../../session/idleTime.ts";
import type { SessionUser } from "../../session/sessionUser.ts";
import { useSession } from "../../session/useAuth.ts";
import { later } from "../../ui/later.ts";
import { idleChannel, type IdleState, watchIdle } from "./watchIdle.ts";

/**
 * Locks the document after a while without input, with a warning before. All views are unmounted,
 * their listeners ended and the user signed out before the lock screen shows.
 */
export function IdleLock({ user }: { user: SessionUser }) {
  const session = useSession();
  const lock = useCallback(() => {
    void session.lock((change) => {
      flushSync(change);
      closeLiveQueries();
    });
  }, [session]);
  const state = useIdleState(lock, idleMinutesOf(user.role, isOwnDevice(user.uid)));

  // Loads the lock screen before it is needed, but after the page itself.
  useEffect(() => {
    const timer = setTimeout(() => void loadUntilThere(loadLockScreen), calmAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <NamespaceLoader namespaces={["idleLock"]} persistent>
      {state.kind === "warning" ? (
        <Suspense>
          <IdleWarning secondsLeft={state.secondsLeft} />
        </Suspense>
      ) : null}
    </NamespaceLoader>
  );
}

const IdleWarning = later(async () => (await import("./IdleWarning.tsx")).IdleWarning);

/** When a newly opened page has most likely finished loading. */
const calmAfterMs = 10_000;

function useIdleState(onIdle: () => void, minutes: number): IdleState {
  const [state, setState] = useState<IdleState>({ kind: "active" });

  useEffect(() => {
    const watch = watchIdle(Date.now, minutes, idleChannel(), (next) => {
      if (next.kind === "idle") onIdle();
      else setState((now) => (now.kind === "active" && next.kind === "active" ? now : next));
    });
    const timer = setInterval(watch.tick, 1_000);
    const options = { capture: true, passive: true } as const;
    for (const input of inputs) window.addEventListener(input, watch.noteInput, options);
    // Timers of hidden tabs and sleeping computers run late, so check as soon as the user returns.
    for (const [target, arrival] of arrivals) target.addEventListener(arrival, watch.tick);
    return () => {
      watch.end();
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, watch.noteInput, options);
      for (const [target, arrival] of arrivals) target.removeEventListener(arrival, watch.tick);
    };
  }, [onIdle, minutes]);

  return state;
}

const inputs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

const arrivals = [
  [document, "visibilitychange"],
  [window, "focus"],
  [window, "pageshow"],
] as const;

export async function loadLockScreen() {
  return { default: (await import("./LockScreen.tsx")).LockScreen };
}
