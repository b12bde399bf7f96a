import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { NextStep } from "@salvia/domain/lead/nextStep";

import type { LiveByIds } from "../../../firebase/liveQuery/liveByIds.ts";
import { stepsById, type NextStepRow } from "./nextSteps.data.ts";

/** The steps of the leads that a view shows; null where it shows none. */
export const StepsContext = createContext<LiveByIds<NextStepRow> | null>(null);

/** Steps by lead for one view, which ends their listeners when it unmounts. */
export function useStepsById(uid: string): LiveByIds<NextStepRow> {
  const [steps] = useState(() => stepsById(uid));
  useEffect(() => steps.close, [steps]);
  return steps;
}

/**
 * The step of a lead in a list; null if there is none, or if the list shows no steps; undefined
 * while it is not known.
 */
export function useStepOfRow(id: string): NextStepRow | null | undefined {
  const steps = useContext(StepsContext);
  useEffect(() => steps?.ask(id), [steps, id]);
  return useSyncExternalStore(steps?.subscribe ?? noChanges, () =>
    steps === null ? null : steps.get(id),
  );
}

const noChanges = () => () => {};

/** A step that is still to be done; null if there is none. */
export function openStep(step: NextStep | null): NextStep | null {
  return step?.doneAt === null ? step : null;
}
