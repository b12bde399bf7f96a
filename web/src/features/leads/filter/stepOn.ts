import type { StepDays, StepOn } from "@salvia/domain/lead/leadFilter";

import { dayAfter, dayIn } from "../../../lib/time/plainDay.ts";
import type { Clock } from "./createdOn.ts";

/** Next steps by words that move with the calendar, so that a saved view is right every morning. */
export const stepWords = ["overdue", "due", "next7Days", "none"] as const;

/**
 * The next steps that a word in a URL asks for, in the reader's days.
 *
 * @returns null for anything else, which asks for all leads
 */
export function stepOn(text: string, { now, zone }: Clock): StepOn | null {
  const word = stepWords.find((each) => each === text);
  return word === undefined ? null : { word, days: daysOf(word, dayIn(now, zone)) };
}

function daysOf(word: (typeof stepWords)[number], today: string): StepDays | null {
  if (word === "none") return null;
  if (word === "overdue") return { from: null, to: dayAfter(today, -1) };
  // A step of yesterday is still to be done today.
  if (word === "due") return { from: null, to: today };
  return { from: today, to: dayAfter(today, 6) };
}
