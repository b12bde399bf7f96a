import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { dueDaySchema, readDueTitle, type DueTitleProblem } from "@salvia/domain/shared/due";

import { dayAfter, momentAt, timeIn } from "../../../lib/time/plainDay.ts";

/** The choices of a day that need no date, and how many days ahead each is. */
const quickDays = { today: 0, tomorrow: 1, week: 7 } as const;

type DayChoice = keyof typeof quickDays | "date";

/** The choices of a day, in display order. */
export const dayChoices: readonly DayChoice[] = ["today", "tomorrow", "week", "date"];

export type NextStepForm = {
  title: string;
  choice: DayChoice;
  /** The value of the date input, for the choice `date`. */
  day: string;
  /** The value of the time input; '' for no time. */
  time: string;
};

export const emptyNextStepForm: NextStepForm = {
  title: "",
  choice: "tomorrow",
  day: "",
  time: "",
};

type NextStepProblem = DueTitleProblem | "day";

/** @param zone the time zone of the shown times */
export function nextStepFormOf(
  { title, dueOn, dueAt }: NextStepDetails,
  zone: string | undefined,
): NextStepForm {
  return { title, choice: "date", day: dueOn, time: dueAt === null ? "" : timeIn(dueAt, zone) };
}

/** The chosen day; null while there is none. */
export function dayOf({ choice, day }: NextStepForm, today: string): string | null {
  if (choice !== "date") return dayAfter(today, quickDays[choice]);
  return dueDaySchema.safeParse(day).success ? day : null;
}

/** Reads a form: the step, or the first problem. */
export function readNextStepForm(
  form: NextStepForm,
  today: string,
  zone: string | undefined,
): { step: NextStepDetails; problem: null } | { step: null; problem: NextStepProblem } {
  const { title, problem } = readDueTitle(form.title);
  if (problem !== null) return { step: null, problem };
  const dueOn = dayOf(form, today);
  if (dueOn === null) return { step: null, problem: "day" };
  const dueAt = form.time === "" ? null : momentAt(dueOn, form.time, zone);
  return { step: { title, dueOn, dueAt }, problem: null };
}

/** The same step a day after today, at the same time of day. */
export function movedToTomorrow(
  { title, dueAt }: NextStepDetails,
  today: string,
  zone: string | undefined,
): NextStepDetails {
  const dueOn = dayAfter(today, 1);
  return {
    title,
    dueOn,
    dueAt: dueAt === null ? null : momentAt(dueOn, timeIn(dueAt, zone), zone),
  };
}
