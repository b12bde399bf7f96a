import { seenEveryMs } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useRef } from "react";

import { backgroundInterval } from "../../../lib/backgroundInterval.ts";
import { onSignOut } from "../../../session/signOutFlow.ts";
import { useSession } from "../../../session/useAuth.ts";
import { leaveOnUnload, leaveVisit, sayHere } from "../visits.data.ts";
import { forgetInTab, rememberInTab } from "./visitTab.ts";

type Place = {
  visitId: string;
  /** The id of this page. */
  session: string;
  /** Whether this page holds the patient's place in the visit. */
  held: boolean;
  /** Whether the patient is in the waiting room. */
  waiting: boolean;
};

/**
 * Holds the patient's place in a visit while the page is open, and gives it up when the patient
 * navigates away, closes the page or signs out. A reload also gives it up, but the reloaded page
 * takes it again because the tab remembers the session.
 */
export function useTakePart({ visitId, session, held, waiting }: Place): void {
  const { idToken } = useSession();
  const holds = useRef(false);
  const leaving = useRef<Promise<void> | null>(null);
  useEffect(() => {
    holds.current = held;
    if (!held) return;
    leaving.current = null;
    rememberInTab(visitId, { session });
  }, [held, visitId, session]);

  const leave = useEffectEvent(() => {
    if (!holds.current) return;
    holds.current = false;
    leaving.current = leaveVisit(visitId, session).catch(() => {});
  });
  const unload = useEffectEvent(() => {
    if (holds.current) void leaveOnUnload(visitId, session, idToken).catch(() => {});
    holds.current = false;
  });

  useEffect(() => {
    // Keeps the tab's memory, because this unload may be a reload.
    const onUnload = () => unload();
    window.addEventListener("pagehide", onUnload);
    const stopWaiting = onSignOut(async () => {
      leave();
      forgetInTab(visitId);
      await leaving.current;
    });
    return () => {
      window.removeEventListener("pagehide", onUnload);
      stopWaiting();
      if (!holds.current) return;
      leave();
      rememberInTab(visitId, { session: null });
    };
  }, [visitId]);

  useEffect(() => {
    if (!held || !waiting) return undefined;
    // A failed write needs no retry: the next interval writes again.
    return backgroundInterval(() => void sayHere(visitId, session).catch(() => {}), seenEveryMs);
  }, [held, waiting, visitId, session]);
}
