import { isAlone, isHere, presenceTickMs, type Visit } from "@salvia/domain/scheduling/visit";
import type { VisitRole } from "@salvia/domain/scheduling/visitCall";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import type { PeerSessionState } from "../call/peerSession.ts";
import { useClockTime, useServerClock } from "../visitClock.ts";
import type { RoomPerson } from "./useRoomPeople.ts";

/** What stands in the way of a call. It may still connect after `failed`. */
export type CallProblem =
  | "offline"
  | "left"
  | "unheard"
  | "alone"
  | "interrupted"
  | "slow"
  | "failed";

type CallSituation = {
  visit: Visit;
  side: VisitRole;
  /** Whether this page has a connection to the server. */
  isOnline: boolean;
  other: RoomPerson;
};

/** The most important of what stands in the way of a call; null if nothing does. */
export function useCallProblem({ visit, side, isOnline, other }: CallSituation) {
  const now = useServerClock(presenceTickMs);
  const { state, hasLeft } = other;
  const delay = useDelay(hasLeft ? "connected" : state);
  // While video arrives, a missing heartbeat means nothing.
  const isApart = state !== "connected";
  function problem(): CallProblem | null {
    if (!isOnline) return "offline";
    if (hasLeft) return "left";
    if (isApart && side === "clinician" && !isHere(visit, now)) return "unheard";
    if (isApart && side !== "clinician" && isAlone(visit, now)) return "alone";
    return state === "interrupted" ? "interrupted" : delay;
  }
  return { problem: problem(), delay };
}

type CallNoticeProps = { problem: CallProblem | null; visit: Visit; name: string };

/** Says what stands in the way of a call, and what to do. */
export function CallNotice({ problem, visit, name }: CallNoticeProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  if (problem === null) return null;
  const isCalm = problem === "left" || problem === "alone";
  return (
    <Notice severity={isCalm ? "info" : "warning"}>
      {t(`room.${problem}`, { name, time: clockTime(visit.seenAt) })}
    </Notice>
  );
}

/** What to say about a call that takes too long to connect. */
function useDelay(state: PeerSessionState): "slow" | "failed" | null {
  const [delay, setDelay] = useState<"slow" | "failed" | null>(null);
  useEffect(() => {
    if (state !== "connecting") return undefined;
    const slow = setTimeout(() => setDelay("slow"), 15_000);
    const failed = setTimeout(() => setDelay("failed"), 30_000);
    return () => {
      clearTimeout(slow);
      clearTimeout(failed);
      setDelay(null);
    };
  }, [state]);
  return delay;
}
