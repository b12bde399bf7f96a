import type { Lead } from "@salvia/domain/lead/lead";
import { canHaveNextStep, nextStepSchema, type NextStep } from "@salvia/domain/lead/nextStep";

import { day } from "./demoTimes.ts";
import { seededRandom } from "../random.ts";

/**
 * The next steps of the demo's open leads by the lead's id: most have one, some of them overdue or
 * due today. The same for the same `now`.
 */
export function demoNextSteps(
  leads: ReadonlyMap<string, Lead>,
  now: Date,
): ReadonlyMap<string, NextStep> {
  const random = seededRandom(20_261_126);
  return new Map(
    [...leads].flatMap(([id, lead]): [string, NextStep][] => {
      if (!canHaveNextStep(lead)) return [];
      const due = random.weighted({
        overdue: 4,
        today: 6,
        tomorrow: 10,
        soon: 20,
        later: 20,
        none: 40,
      });
      if (due === "none") return [];
      const dueOn = new Date(now.getTime() + daysUntil[due] * day).toISOString().slice(0, 10);
      const dueAt = random.chance(0.3) ? new Date(`${dueOn}T15:30:00Z`) : null;
      const title = random.pick(titles);
      const { ownerId, updatedAt } = lead;
      const step = { title, dueOn, dueAt, leadId: id, ownerId, doneAt: null, rev: 1, updatedAt };
      return [[id, nextStepSchema.parse(step)]];
    }),
  );
}

const daysUntil = { overdue: -1, today: 0, tomorrow: 1, soon: 3, later: 9 } as const;

const titles: readonly string[] = [
  "Call back in the evening",
  "Send the comparison of the plans",
  "Ask whether the quote has arrived",
  "Explain the waiting periods",
  "Ask for the copy of the identity card",
  "Agree on when coverage starts",
];
