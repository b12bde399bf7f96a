import type { Appointment } from "@salvia/domain/appointment";
import { seenEveryMs, type Visit, type VisitSide } from "@salvia/domain/visit";
import { useEffect, useState } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import { useLive } from "../../firebase/live.tsx";
import { useTask, type Task } from "../../firebase/useTask.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { useNow } from "../../ui/useNow.ts";
import { admit, comeBack, endVisit, enterVisit, oneVisit, sayHere } from "./visits.data.ts";
import { sessionOf, visitStage, type VisitStage } from "./visitStage.ts";

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
      task: Task;
      enter: () => void;
      admit: () => void;
      /** Goes on here and no more at the other page. */
      takeOver: () => void;
      end: () => void;
    };

export type VisitContent = Extract<VisitView, { status: "content" }>;

/** A visit, live, and what its reader may do about it. A page that is loaded anew takes part again by itself. */
export function useVisit(id: string, appointment: Appointment, side: VisitSide): VisitView {
  const { language } = useLanguage();
  const [session] = useState(() => crypto.randomUUID());
  const [joined, setJoined] = useState(false);
  const task = useTask();
  const now = useNow();
  const live = useLive(`visits/one/${id}`, oneVisit(id));

  const known = live.status === "content" ? live.value : null;
  const visit = known?.visit ?? null;
  if (visit !== null && !joined && sessionOf(visit, side) === session) setJoined(true);
  const stage = visitStage({ appointment, visit, side, session, joined, now });

  const isIn = stage === "waiting" || stage === "room";
  const mustJoin = isIn && !joined;
  const join = () => (side === "patient" ? sayHere(id, session) : comeBack(id, session));
  useEffect(() => {
    if (mustJoin) void task.run(join);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is found out
  }, [mustJoin]);

  const isWaiting = stage === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    // A word that is lost is followed by the next one.
    const timer = setInterval(() => void sayHere(id, session).catch(() => {}), seenEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, id, session]);

  if (live.status === "error") return live;
  if (known === null) return { status: "loading" };
  if (visit === null && !known.fresh) return { status: "unreachable" };
  const run = (work: () => Promise<void>) => () => void task.run(work);
  return {
    status: "content",
    stage,
    visit,
    joined,
    task,
    enter: run(() => enterVisit(id, appointment, language, session)),
    admit: run(() => admit(id, session)),
    takeOver: run(join),
    end: run(() => endVisit(id)),
  };
}
