import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { Intent, Measure } from "@salvia/domain/assistant/conversationContext";
import { phrases } from "@salvia/domain/assistant/questionExamples";
import type { Language } from "@salvia/domain/shared/language";

import type { NamedDays } from "./days.ts";
import { expected, type EvaluationQuestion, type Open } from "./evaluationQuestion.ts";

/** The sources that an answer must cite, and what it must have read. */
type Answer = Pick<EvaluationQuestion, "sources" | "read">;

/** Makes questions of one language that expect the same answer; semicolons separate them. */
export function typedIn(language: Language) {
  return (
    open: Open,
    { sources, read }: Answer,
    days: NamedDays | null = null,
    hours: EvaluationQuestion["hours"] = null,
  ) =>
    (questions: string): EvaluationQuestion[] =>
      phrases(questions).map((question) => ({
        language,
        question,
        before: null,
        open,
        sources,
        read,
        days,
        hours,
      }));
}

function data(intent: Intent, sources: readonly string[], more: object = {}): Answer {
  return { sources, read: { intents: [intent], ...more } };
}

export const appointments = data("appointments", expected.appointments);
export const next = data("appointments", expected.appointments, { span: "next" });
export const requests = data("requests", expected.requests);
export const waiting = data("waiting", expected.waiting);
export const slots = data("freeSlots", expected.slots);
export const tasks = data("tasks", expected.tasks);
export const overdue = data("tasks", expected.overdue);
export const medications = data("medications", expected.medications);
export const allergies = data("allergies", expected.allergies);
export const problems = data("problems", expected.problems);
export const notes = data("notes", expected.notes);

export function vitals(measure: Measure | null, trend?: true): Answer {
  return data("vitals", expected.vitals, trend === undefined ? { measure } : { measure, trend });
}

export function help(topic: HelpTopic): Answer {
  return { sources: expected.help(topic), read: null };
}

export const noPatient = help("recordWindow");
export const strangers = help("assistant");
export const others = help("assistant");
export const offtopic = help("notUnderstood");
export const unclear = help("followUps");
export const orders = help("orders");
export const advice = help("noAdvice");
