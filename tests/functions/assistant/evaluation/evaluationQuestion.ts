import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import type { Language } from "@salvia/domain/shared/language";

import type { NamedDays } from "./days.ts";

/**
 * Whose record is open when a question is asked: Beatriz's, which may be read, Tomás's, which is
 * closed, or Dina's, who is another clinician's patient.
 */
export type Open = "open" | "closed" | "foreign" | null;

/**
 * A question and the prefixes of its answer's source paths: exactly these must occur. They prove
 * which tools were used, because each tool reads a collection of its own. `{open}` stands for
 * Beatriz's uid, and `$` for the end of the path.
 */
export type EvaluationQuestion = {
  language: Language;
  question: string;
  /** The previous question of the same conversation; null if there is none. */
  before: string | null;
  open: Open;
  sources: readonly string[];
  /** The days it is about; null if it names none. */
  days: NamedDays | null;
  /** The hours of these days, if it names a part. */
  hours: Hours | null;
  /** What the answer must have read; null if the sources say enough. */
  read: Partial<ConversationContext> | null;
};

const help = (topic: HelpTopic) => [`help/${topic}`];

/** The sources of answers. */
export const expected = {
  appointments: ["appointments"],
  requests: ["appointments"],
  slots: ["takenTime"],
  tasks: ["tasks"],
  /** Beatriz's task alone. */
  overdue: ["tasks$", "tasks/call"],
  waiting: ["visits"],
  allergies: ["records/{open}/allergies"],
  problems: ["records/{open}/problems"],
  /** Whether she has an illness: what the record says, and no diagnosis. */
  illness: ["records/{open}/problems", ...help("noAdvice")],
  vitals: ["records/{open}/vitals"],
  medications: ["records/{open}/medications"],
  notes: ["records/{open}/notes"],
  /** No record is open, or the one asked about is not. */
  noPatient: help("recordWindow"),
  /** A person who is not the clinician's patient. */
  strangers: help("assistant"),
  /** The day or the patient was not understood. */
  unclear: help("followUps"),
  orders: help("orders"),
  advice: help("noAdvice"),
  help,
};

type Hours = readonly [from: number, until: number];

type Row = readonly [question: string, sources: readonly string[], days?: NamedDays, hours?: Hours];

export function asked(language: Language, open: Open, rows: readonly Row[]): EvaluationQuestion[] {
  return rows.map(([question, sources, days = null, hours = null]) => ({
    language,
    question,
    before: null,
    open,
    sources,
    days,
    hours,
    read: null,
  }));
}

/** Questions that are only understood after another one. */
export function following(
  language: Language,
  open: Open,
  rows: readonly (readonly [before: string, ...Row])[],
): EvaluationQuestion[] {
  return rows.map(([before, question, sources, days = null, hours = null]) => ({
    language,
    question,
    before,
    open,
    sources,
    days,
    hours,
    read: null,
  }));
}
