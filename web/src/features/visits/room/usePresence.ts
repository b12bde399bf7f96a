import { seenEveryMs } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef } from "react";

import { backgroundInterval } from "../../../lib/backgroundInterval.ts";
import { onSignOut } from "../../../session/signOutFlow.ts";
import { useSession } from "../../../session/useAuth.ts";
import { leaveOnUnload, leaveVisit, updatePresence } from "../visits.data.ts";
import { clearVisitTab, saveVisitTab } from "./visitTab.ts";

type PresenceOptions = {
  visitId: string;
  /** The id of this page. */
  session: string;
  /** Whether this page holds the patient's place in the visit. */
  occupiesPlace: boolean;
  /** Whether the patient is in the waiting room. */
  waiting: boolean;
};

/**
 * Holds the patient's place in a visit while the page is open, and gives it up when the patient
 * navigates away, closes the page or signs out. A reload also gives it up, but the reloaded page
 * takes it again because the tab remembers the session.
 */
export function usePresence({ visitId, session, occupiesPlace, waiting }: PresenceOptions): void {
  const { idToken } = useSession();
  const occupies = useRef(false);
  const leaving = useRef<Promise<void> | null>(null);
  useEffect(() => {
    occupies.current = occupiesPlace;
    if (!occupiesPlace) return;
    leaving.current = null;
    saveVisitTab(visitId, { session });
  }, [occupiesPlace, visitId, session]);

  const leave = useEffectEvent(() => {
    if (!occupies.current) return;
    occupies.current = false;
    leaving.current = leaveVisit(visitId, session).catch(() => {});
  });
  const unload = useEffectEvent(() => {
    if (occupies.current) void leaveOnUnload(visitId, session, idToken).catch(() => {});
    occupies.current = false;
  });

  useEffect(() => {
    // Keeps the tab's memory, because this unload may be a reload.
    const onUnload = () => unload();
    window.addEventListener("pagehide", onUnload);
    const stopWaiting = onSignOut(async () => {
      leave();
      clearVisitTab(visitId);
      await leaving.current;
    });
    return () => {
      window.removeEventListener("pagehide", onUnload);
      stopWaiting();
      if (!occupies.current) return;
      leave();
      saveVisitTab(visitId, { session: null });
    };
  }, [visitId]);

  useEffect(() => {
    if (!occupiesPlace || !waiting) return undefined;
    // A failed write needs no retry: the next interval writes again.
    return backgroundInterval(
      () => void updatePresence(visitId, session).catch(() => {}),
      seenEveryMs,
    );
  }, [occupiesPlace, waiting, visitId, session]);
}
