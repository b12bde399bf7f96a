import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { seenEveryMs, type Visit } from "@salvia/domain/scheduling/visit";
import type { Guest } from "@salvia/domain/scheduling/visitGuest";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import type { IceServers } from "../features/visits/call/useIceServers.ts";
import {
  leaveAsGuest,
  leaveAsGuestOnUnload,
  oneGuest,
  updateGuestPresence,
} from "../features/visits/guest/guest.data.ts";
import { DeviceCheck } from "../features/visits/media/DeviceCheck.tsx";
import type { OwnMedia } from "../features/visits/media/useOwnMedia.ts";
import { ExitButton } from "../features/visits/room/VisitControls.tsx";
import { VisitRoom } from "../features/visits/room/VisitRoom.tsx";
import { oneVisit } from "../features/visits/visits.data.ts";
import { callServer } from "../firebase/calls.ts";
import { failureOf } from "../firebase/clientError.ts";
import { guestIdToken } from "../firebase/guestSignIn.ts";
import { useLiveQuery } from "../firebase/liveQuery/useLiveQuery.ts";
import { keepAwake } from "../lib/awake.ts";
import { backgroundInterval } from "../lib/worker/backgroundInterval.ts";
import { Button } from "../ui/Button.tsx";
import { Loading } from "../ui/status/Loading.tsx";
import { Notice } from "../ui/status/Notice.tsx";
import { Section } from "../ui/Section.tsx";
import { useOnline } from "../ui/useOnline.ts";
import type { EnteredGuest, GuestEntry } from "./useGuestEntry.ts";

type GuestVisitProps = { entered: EnteredGuest; entry: GuestEntry; media: OwnMedia };

/** A visit for its guest: waits to be admitted, then takes part until it ends. */
export function GuestVisit({ entered, entry, media }: GuestVisitProps) {
  const { t } = useTranslation("visits");
  const { visitId, uid, session } = entered;
  // Each page has a listener of its own: that of a page that left was denied.
  const live = useLiveQuery(`visits/guest/${visitId}/${session}`, oneGuest(visitId));
  const guest = live.status === "content" ? live.value : null;
  const isDenied = live.status === "content" ? guest?.uid !== uid : live.status === "error";
  const enterAgain = useEffectEvent(entry.enterAgain);
  // The server says whether the visit has ended or the clinician has removed the guest.
  useEffect(() => {
    if (isDenied) enterAgain();
  }, [isDenied]);
  const isElsewhere = guest !== null && guest.session !== session;
  useGuestPresence(visitId, session, guest !== null && !isDenied && !isElsewhere);

  const leave = () => {
    void leaveAsGuest(visitId, session).catch(() => {});
    entry.leave();
  };
  if (guest === null || isDenied) return <Loading />;
  if (isElsewhere) {
    return (
      <Section title={t("elsewhere.title")} lead={t("elsewhere.body")}>
        <div>
          <Button variant="contained" onClick={entry.enterAgain}>
            {t("elsewhere.action")}
          </Button>
        </div>
      </Section>
    );
  }
  if (guest.state === "admitted") {
    return <AdmittedGuest {...{ visitId, guest, media }} onLeave={leave} />;
  }
  return (
    <>
      <Section
        title={t("guestPage.waiting")}
        lead={t("guestPage.waitingHint")}
        action={
          <Button variant="outlined" onClick={leave}>
            {t("room.leave")}
          </Button>
        }
      >
        <output>{t("guestPage.asked")}</output>
      </Section>
      <DeviceCheck media={media} />
    </>
  );
}

type AdmittedGuestProps = { visitId: string; guest: Guest; media: OwnMedia; onLeave: () => void };

function AdmittedGuest({ visitId, guest, media, onLeave }: AdmittedGuestProps) {
  const { t } = useTranslation("visits");
  const live = useLiveQuery(`visits/one/${visitId}/${guest.session}`, oneVisit(visitId));
  const hasNetwork = useOnline();
  const connection = useGuestConnection();
  const visit: Visit | null = live.status === "content" ? live.value.visit : null;
  const isFresh = live.status === "content" && live.value.fresh;
  if (visit === null || connection.iceServers.status === "loading") return <Loading />;
  if (visit.admittedAt === null) {
    return <Notice severity="info">{t("guestPage.pause")}</Notice>;
  }
  return (
    <VisitRoom
      {...{ visitId, visit, guest, media }}
      side="guest"
      joined
      isOnline={hasNetwork && isFresh}
      names={{
        clinician: connection.clinicianName || t("guestPage.clinician"),
        patient: visit.patientName,
      }}
      iceServers={connection.iceServers}
      exit={<ExitButton onClick={onLeave}>{t("room.leave")}</ExitButton>}
    />
  );
}

type Connection = { iceServers: IceServers; clinicianName: string };

/** The servers for the call, and the clinician's name. Without an answer, most networks still connect. */
function useGuestConnection(): Connection {
  const [state, setState] = useState<Connection>({
    iceServers: { status: "loading", servers: [], failure: null },
    clinicianName: "",
  });
  useEffect(() => {
    let current = true;
    async function load() {
      const next = await guestIdToken()
        .then((idToken) => callServer(visitEndpoints.guestConnection, {}, { idToken }))
        .then(
          ({ iceServers, clinicianName }): Connection => ({
            iceServers: { status: "ready", servers: iceServers, failure: null },
            clinicianName,
          }),
          (error: unknown): Connection => ({
            iceServers: { status: "ready", servers: [], failure: failureOf(error) },
            clinicianName: "",
          }),
        );
      if (current) setState(next);
    }
    void load();
    return () => {
      current = false;
    };
  }, []);
  return state;
}

/**
 * Reports that the guest is here while the page is open, and that they left when it closes. A reload
 * looks like leaving, and then the reloaded page enters again.
 *
 * @param isHere whether this page is the guest's place in the visit
 */
function useGuestPresence(visitId: string, session: string, isHere: boolean): void {
  useEffect(keepAwake, []);
  useEffect(() => {
    if (!isHere) return undefined;
    // One at a time: without a network, writes would pile up and all be sent once it is back.
    let isSending = false;
    async function send() {
      isSending = true;
      // A refused heartbeat needs no message: the visit has ended, or another page has the place.
      await updateGuestPresence(visitId, session).catch(() => {});
      isSending = false;
    }
    const stop = backgroundInterval(() => {
      if (!isSending) void send();
    }, seenEveryMs);
    const leave = async () => leaveAsGuestOnUnload(visitId, session, await guestIdToken());
    const unload = () => void leave().catch(() => {});
    window.addEventListener("pagehide", unload);
    return () => {
      stop();
      window.removeEventListener("pagehide", unload);
    };
  }, [visitId, session, isHere]);
}
