import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useOpenRequests } from "../../features/appointments/list/useOpenRequests.ts";
import { useUnreadByClinician } from "../../features/messages/useUnreadMessages.ts";
import { usePendingRequests } from "../../features/treatmentRequests/usePendingRequests.ts";
import { useWaitingPatients } from "../../features/visits/useWaitingPatients.ts";
import { useAuth } from "../../session/useAuth.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { ringInOneTab } from "./chime.ts";
import { VisitsNowContext, type VisitNow } from "../../ui/status/visitsNow.ts";
import { badgeText, SignsContext } from "./signs.ts";
import { isSoundOn } from "./soundSetting.ts";

/**
 * Watches, on every page of a clinician, who waits, which requests are open, and how many messages
 * are unread. Menu and page title show the numbers; an arrival is announced, and rings if this device is set to.
 */
export function SignsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("portal");
  const uid = useAuth().user?.uid ?? "";
  const patients = useWaitingPatients(uid);
  const wanted = useOpenRequests(uid);
  const open = wanted.status === "content" ? wanted.value : null;
  const waiting = patients?.waiting.length ?? 0;
  const visitsNow = useKept(patients?.now ?? noVisits);
  const pending = usePendingRequests(uid);
  const asking = pending.status === "content" ? pending.value : [];
  const requests = (open?.length ?? 0) + asking.length;
  const messages = useUnreadByClinician(uid);
  const signs = useMemo(() => ({ waiting, requests, messages }), [waiting, requests, messages]);
  // A reload keeps the time since when a patient waits, so it does not count as an arrival.
  const hasPatient = useArrival(
    patients?.waiting.map(({ waitingSince, aloneSince }) => aloneSince ?? waitingSince) ?? null,
  );
  const hasAppointment = useArrival(open?.map(({ appointment }) => appointment.createdAt) ?? null);
  const isKnown = pending.status === "content" || pending.status === "empty";
  const hasMember = useArrival(isKnown ? asking.map(({ createdAt }) => createdAt) : null);
  return (
    <SignsContext value={signs}>
      <VisitsNowContext value={visitsNow}>{children}</VisitsNowContext>
      <Announcement>
        {hasPatient && waiting > 0 ? t("signs.waiting", { count: waiting }) : null}
      </Announcement>
      <Announcement>
        {(hasAppointment || hasMember) && requests > 0
          ? t("signs.requests", { count: requests, amount: badgeText(requests) })
          : null}
      </Announcement>
    </SignsContext>
  );
}

const noVisits: ReadonlyMap<string, VisitNow> = new Map();

/** The same map until its entries change, although they are computed again every few seconds. */
function useKept<V>(map: ReadonlyMap<string, V>): ReadonlyMap<string, V> {
  const [kept, setKept] = useState(map);
  const isSame =
    map.size === kept.size && [...map].every(([key, value]) => kept.get(key) === value);
  if (!isSame) setKept(map);
  return kept;
}

/**
 * Whether something has arrived since the page was opened; rings at each arrival.
 *
 * @param times when each of them arrived, by the server's clock; null while unknown
 */
function useArrival(times: readonly Date[] | null): boolean {
  const mark = useRef<number | null>(null);
  const [hasArrived, setHasArrived] = useState(false);
  const isKnown = times !== null;
  const latest = Math.max(0, ...(times ?? []).map((time) => time.getTime()));
  useEffect(() => {
    if (!isKnown) return;
    // What was there when the page was opened has not arrived now.
    const isArrival = mark.current !== null && latest > mark.current;
    mark.current = Math.max(latest, mark.current ?? 0);
    if (!isArrival) return;
    setHasArrived(true);
    if (isSoundOn()) void ringInOneTab();
  }, [isKnown, latest]);
  return hasArrived;
}
