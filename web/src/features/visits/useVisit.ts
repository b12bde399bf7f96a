import type { Appointment } from "@salvia/domain/scheduling/appointment";
import type { Visit, VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useState } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { useMutation, type Mutation } from "../../firebase/useMutation.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useNow } from "../../ui/useNow.ts";
import { useTakePart } from "./useTakePart.ts";
import { admit, comeBack, endVisit, enterVisit, oneVisit, takePlace } from "./visits.data.ts";
import { sessionOf, visitStage, type VisitStage } from "./visitStage.ts";
import { reloadedSession } from "./visitTab.ts";

type VisitView =
  | { status: "loading" }
  /** Nothing has been read yet, and the server is out of reach. */
  | { status: "unreachable" }
  | { status: "error"; failure: Failure; retry: () => void }
  | {
      status: "content";
      stage: VisitStage;
      /** Null before the patient has entered the waiting room. */
      visit: Visit | null;
      /** Whether this is the page at which its reader takes part. */
      joined: boolean;
      task: Mutation;
      /** Takes the patient into the waiting room; into the call, where they are expected in it. */
      enter: () => void;
      admit: () => void;
      /** Goes on here and no more at the other page. */
      takeOver: () => void;
      end: () => void;
    };

export type VisitContent = Extract<VisitView, { status: "content" }>;

/** A visit, live, and what its reader may do about it. A page that is reloaded takes part again by itself. */
export function useVisit(id: string, appointment: Appointment, side: VisitSide): VisitView {
  const { language } = useLanguage();
  const [session] = useState(() => crypto.randomUUID());
  const [reloaded] = useState(() => reloadedSession(id));
  const [joined, setJoined] = useState(false);
  const task = useMutation();
  const now = useNow();
  const live = useLiveQuery(`visits/one/${id}`, oneVisit(id));

  const known = live.status === "content" ? live.value : null;
  const visit = known?.visit ?? null;
  if (visit !== null && !joined && sessionOf(visit, side) === session) setJoined(true);
  const stage = visitStage({ appointment, visit, side, session, joined, reloaded, now });

  const isIn = stage === "waiting" || stage === "room";
  // There is no call to come back to while the patient is away.
  const mustJoin = isIn && !joined && !(side === "clinician" && visit?.state === "left");
  const join = () => (side === "patient" ? takePlace(id, session) : comeBack(id, session));
  useEffect(() => {
    if (mustJoin) void task.run(join);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is found out
  }, [mustJoin]);

  useTakePart({
    visitId: id,
    session,
    held: side === "patient" && isIn && joined,
    waiting: stage === "waiting",
  });

  if (live.status === "error") return live;
  if (known === null) return { status: "loading" };
  if (visit === null && !known.fresh) return { status: "unreachable" };
  const run = (work: () => Promise<void>) => () => void task.run(work);
  const isExpected = visit !== null && isGoingOn(visit, now);
  return {
    status: "content",
    stage,
    visit,
    joined,
    task,
    enter: run(() =>
      isExpected ? takePlace(id, session) : enterVisit(id, appointment, language, session),
    ),
    admit: run(() => admit(id, session)),
    takeOver: run(join),
    end: run(() => endVisit(id)),
  };
}

/** Whether the patient is waited for, or waits at another page of theirs. */
function isGoingOn({ state, expireAt }: Visit, now: Date): boolean {
  return (state === "waiting" || state === "admitted") && now < expireAt;
}
