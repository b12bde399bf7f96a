import { seenEveryMs, type VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { backgroundInterval } from "../../../lib/worker/backgroundInterval.ts";
import { onSignOut } from "../../../session/signOutFlow.ts";
import { useSession } from "../../../session/useAuth.ts";
import { leaveOnUnload, leaveVisit, updatePresence } from "../visits.data.ts";
import { clearVisitTab, saveVisitTab } from "../media/visitTab.ts";

type PresenceOptions = {
  visitId: string;
  side: VisitSide;
  session: string;
  /** Whether this page holds its user's place in the visit. */
  occupiesPlace: boolean;
};

export type Presence = {
  /** Whether the server has received the last heartbeat. */
  isHeard: boolean;
  /** Gives up the place. Does not wait for the server, which may be unreachable. */
  leave: () => void;
};

/**
 * Holds the user's place in a visit while the page is open, and gives it up when they leave, navigate
 * away, close the page or sign out. A reload also gives it up, but the reloaded page takes it again
 * because the tab remembers the session.
 */
export function usePresence(options: PresenceOptions): Presence {
  const { visitId, side, session, occupiesPlace } = options;
  const { idToken } = useSession();
  const occupies = useRef(false);
  const leaving = useRef<Promise<void> | null>(null);
  useEffect(() => {
    occupies.current = occupiesPlace;
    if (!occupiesPlace) return;
    leaving.current = null;
    saveVisitTab(visitId, { session });
  }, [occupiesPlace, visitId, session]);

  const leave = () => {
    if (!occupies.current) return;
    occupies.current = false;
    leaving.current = leaveVisit(visitId, side, session).catch(() => {});
    saveVisitTab(visitId, { session: null });
  };
  const leaveLatest = useEffectEvent(leave);
  const unload = useEffectEvent(() => {
    if (occupies.current) void leaveOnUnload(visitId, side, session, idToken).catch(() => {});
    occupies.current = false;
  });

  useEffect(() => {
    // Keeps the tab's memory, because this unload may be a reload.
    const onUnload = () => unload();
    window.addEventListener("pagehide", onUnload);
    const stopWaiting = onSignOut(async () => {
      leaveLatest();
      clearVisitTab(visitId);
      await leaving.current;
    });
    return () => {
      window.removeEventListener("pagehide", onUnload);
      stopWaiting();
      leaveLatest();
    };
  }, [visitId]);

  return { isHeard: useHeartbeat(options), leave };
}

/** Sends heartbeats while the page holds the patient's place. Returns whether the last one arrived. */
function useHeartbeat({ visitId, side, session, occupiesPlace }: PresenceOptions): boolean {
  const [isHeard, setHeard] = useState(true);
  const beats = occupiesPlace && side === "patient";
  useEffect(() => {
    if (!beats) return undefined;
    let last = Date.now();
    // One at a time: without a network, writes would pile up and all be sent once it is back.
    let isSending = false;
    async function send() {
      isSending = true;
      // A refused heartbeat needs no message: the visit has ended, or another page has the place.
      await updatePresence(visitId, session).catch(() => {});
      isSending = false;
      setHeard(true);
    }
    const stop = backgroundInterval(() => {
      const now = Date.now();
      const hasSlept = now - last > 2 * seenEveryMs;
      last = now;
      if (isSending) setHeard(false);
      // After a device wakes up, its page first learns whether another one has taken the place.
      else if (!hasSlept) void send();
    }, seenEveryMs);
    return () => {
      stop();
      setHeard(true);
    };
  }, [beats, visitId, session]);
  return isHeard;
}
