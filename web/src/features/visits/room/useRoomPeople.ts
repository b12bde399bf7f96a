import {
  asksAfterMs,
  isHere,
  presenceTickMs,
  type Visit,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";
import { visitCall, visitRoles, type VisitRole } from "@salvia/domain/scheduling/visitCall";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";

import { backgroundInterval } from "../../../lib/worker/backgroundInterval.ts";
import { askForClinician } from "../visits.data.ts";
import { usePeerSession, type PeerCall } from "../call/usePeerSession.ts";
import { useGuestName } from "../guest/useGuestName.ts";
import { useServerClock } from "../visitClock.ts";

/** Another person in a visit, as its room shows them. */
export type RoomPerson = PeerCall & {
  uid: string;
  name: string;
  /** Their name and what they are, to show when there are two. */
  caption: string;
  hasLeft: boolean;
};

type RoomOptions = Omit<Parameters<typeof usePeerSession>[0], "call"> & {
  visitId: string;
  visit: Visit;
  guest: Guest | null;
  side: VisitRole;
  names: Readonly<Record<VisitSide, string>>;
};

/**
 * The others in a visit, with a call to each: three people have three calls, each between two of
 * their pages.
 *
 * @returns `other` is the patient for the clinician, and the clinician for the others; `third` is
 *   null while only two take part
 */
export function useRoomPeople(options: RoomOptions): {
  other: RoomPerson;
  third: RoomPerson | null;
} {
  const { visitId, visit, guest, side, names, ...sent } = options;
  const { t } = useTranslation("visits");
  const guestName = useGuestName();
  const now = useServerClock(presenceTickMs);
  const [first = "clinician", second = "guest"] = visitRoles.filter((role) => role !== side);
  const firstCall = usePeerSession({
    ...sent,
    call: visitCall(visitId, visit, guest, [side, first]),
  });
  const secondCall = usePeerSession({
    ...sent,
    call: visitCall(visitId, visit, guest, [side, second]),
  });

  useAsking(visitId, visit, side === "patient" && firstCall.state !== "connected");

  function person(role: VisitRole, call: PeerCall): RoomPerson {
    const hasLeft = role === "patient" && visit.state === "left";
    if (role === "guest") {
      const name = guest === null ? "" : guestName(guest);
      const kind = guest === null ? "" : t(`guest.kinds.${guest.kind}`);
      const caption = name === kind ? name : t("guest.caption", { name, kind });
      return { ...call, uid: guest?.uid ?? "", name, caption, hasLeft };
    }
    const uid = role === "clinician" ? visit.clinicianId : visit.patientId;
    return { ...call, uid, name: names[role], caption: names[role], hasLeft };
  }

  const isThirdIn =
    second === "guest"
      ? isGuestIn(guest, secondCall, now)
      : visit.state === "admitted" && visit.clinicianSession !== null;
  return {
    other: person(first, firstCall),
    third: isThirdIn ? person(second, secondCall) : null,
  };
}

/** A guest whose page is silent has left, unless video still arrives. */
function isGuestIn(guest: Guest | null, { state }: PeerCall, now: Date): boolean {
  if (guest?.state !== "admitted" || guest.seenAt === null) return false;
  return state === "connected" || isHere({ seenAt: guest.seenAt }, now);
}

/**
 * Asks for the clinician while the patient's page has no connection to theirs. A clinician's page that
 * is in the call answers; without an answer, the clinician sees on all other pages that the patient is
 * alone.
 *
 * @param asks whether this is the patient's page, and not connected
 */
function useAsking(visitId: string, visit: Visit, asks: boolean): void {
  const ask = useEffectEvent(() => {
    if (visit.aloneSince !== null) return;
    void askForClinician(visitId).catch(() => {});
  });
  useEffect(() => {
    if (!asks) return undefined;
    const { first, again } = asksAfterMs;
    let elapsed = 0;
    return backgroundInterval(() => {
      if (elapsed % again === 0) ask();
      elapsed += first;
    }, first);
  }, [asks]);
}
