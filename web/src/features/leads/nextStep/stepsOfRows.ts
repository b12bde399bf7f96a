import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { isStepToCome, type NextStep } from "@salvia/domain/lead/nextStep";

import type { LiveByIds } from "../../../firebase/liveQuery/liveByIds.ts";
import { dayIn } from "../../../lib/time/plainDay.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
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

/**
 * Which of a salesperson's leads have a step to come, on a later day than today; null until that is
 * known.
 */
export function useLeadsWithStepToCome(
  uid: string,
  ids: readonly string[],
): ReadonlySet<string> | null {
  const steps = useStepsById(uid);
  const today = dayIn(useNow(), useTimeZone());
  const list = ids.join(" ");
  useEffect(() => {
    for (const id of ids) steps.ask(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` stands for the ids
  }, [steps, list]);
  // A text, because equal values must be identical.
  const found = useSyncExternalStore(steps.subscribe, () => {
    const rows = ids.map((id) => steps.get(id));
    if (rows.includes(undefined)) return null;
    return rows.flatMap((row) => (row && isStepToCome(row.step, today) ? row.id : [])).join(" ");
  });
  return found === null ? null : new Set(found.split(" "));
}

const noChanges = () => () => {};

/** A step that is still to be done; null if there is none. */
export function openStep(step: NextStep | null): NextStep | null {
  return step?.doneAt === null ? step : null;
}
