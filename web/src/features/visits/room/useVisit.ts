import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { Visit, VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useState } from "react";

import type { Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation, type Mutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useOnline } from "../../../ui/useOnline.ts";
import { usePresence } from "./usePresence.ts";
import {
  admitPatient,
  answerPatient,
  takeClinicianPlace,
  endVisit,
  enterWaitingRoom,
  oneVisit,
  takePatientPlace,
} from "../visits.data.ts";
import { sessionOf, visitStage, type VisitStage } from "./visitStage.ts";
import { reloadedSession } from "../media/visitTab.ts";

type VisitView =
  | { status: "loading" }
  /** Nothing has been read yet and the server cannot be reached. */
  | { status: "unreachable" }
  | { status: "error"; failure: Failure; retry: () => void }
  | {
      status: "content";
      stage: VisitStage;
      /** Null before the patient has entered the waiting room. */
      visit: Visit | null;
      /** Whether this page takes part in the visit. */
      joined: boolean;
      /** Whether this page has a connection to the server, as far as it knows. */
      isOnline: boolean;
      mutation: Mutation;
      /** Takes the patient into the waiting room, or back into the call if it is still on. */
      enter: () => void;
      /** Takes the patient out of the waiting room or the call. */
      leave: () => void;
      admit: () => void;
      /** Continues on this page and stops on the user's other page. */
      takeOver: () => void;
      end: () => void;
    };

export type VisitContent = Extract<VisitView, { status: "content" }>;

/** A live visit and the user's actions on it. A reloaded page rejoins automatically. */
export function useVisit(id: string, appointment: Appointment, side: VisitSide): VisitView {
  const { language } = useLanguage();
  const [session] = useState(() => crypto.randomUUID());
  const [reloaded] = useState(() => reloadedSession(id));
  const [joined, setJoined] = useState(false);
  const mutation = useMutation();
  const now = useNow();
  const hasNetwork = useOnline();
  const live = useLiveQuery(`visits/one/${id}`, oneVisit(id));

  const known = live.status === "content" ? live.value : null;
  const visit = known?.visit ?? null;
  if (visit !== null && !joined && sessionOf(visit, side) === session) setJoined(true);
  const stage = visitStage({ appointment, visit, side, session, joined, reloaded, now });

  const takesPart = stage === "waiting" || stage === "room";
  const mustJoin = takesPart && !joined && hasCall(side, visit);
  const join = () =>
    side === "patient" ? takePatientPlace(id, session) : takeClinicianPlace(id, session);
  useEffect(() => {
    if (mustJoin) void mutation.run(join);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- joins once, when it becomes necessary
  }, [mustJoin]);

  const occupiesPlace = takesPart && joined;
  const presence = usePresence({ visitId: id, side, session, occupiesPlace });
  useAnswer(id, side === "clinician" && occupiesPlace && isMissed(visit));

  if (live.status === "error") return live;
  if (known === null) return { status: "loading" };
  if (visit === null && !known.fresh) return { status: "unreachable" };
  const run = (work: () => Promise<void>) => () => void mutation.run(work);
  return {
    status: "content",
    stage,
    visit,
    joined,
    isOnline: hasNetwork && known.fresh && presence.isHeard,
    mutation,
    enter: run(() =>
      isGoingOn(visit, now)
        ? takePatientPlace(id, session)
        : enterWaitingRoom(id, appointment, language, session, visit?.state === "left"),
    ),
    leave: presence.leave,
    admit: run(() => admitPatient(id, session, visit?.startedAt === null)),
    takeOver: run(join),
    end: run(() => endVisit(id)),
  };
}

/** Answers the patient's page, which asks while it has no connection to this one. */
function useAnswer(id: string, isAsked: boolean) {
  useEffect(() => {
    if (isAsked) void answerPatient(id).catch(() => {});
  }, [isAsked, id]);
}

/** Whether the visit counts its clinician as away, which a page of theirs in the call denies. */
function isMissed(visit: Visit | null): boolean {
  return visit?.state === "admitted" && visit.aloneSince !== null;
}

/** Whether the patient waits or has been admitted, possibly on another page. */
function isGoingOn(visit: Visit | null, now: Date): boolean {
  return (visit?.state === "waiting" || visit?.state === "admitted") && now < visit.expireAt;
}

/** The clinician has no call to rejoin while the patient is away. */
function hasCall(side: VisitSide, visit: Visit | null): boolean {
  return side === "patient" || visit?.state !== "left";
}
