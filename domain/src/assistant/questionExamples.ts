import { intents } from "./conversationContext.ts";

/** What a question can mean. `help/` precedes the help topics that explain or refuse something. */
export const questionMeanings = [
  ...intents,
  "help/noAdvice",
  "help/orders",
  "help/assistant",
  "help/calendar",
  "help/appointments",
  "help/visits",
  "help/waitingList",
  "help/messages",
  "help/recordWindow",
  "help/vitals",
  "help/medications",
  "help/notes",
  "help/tasks",
  "help/profile",
  "help/privacy",
  /** Data of several people at once, of other clinicians, or of the system. */
  "others",
  /** Anything that the assistant knows nothing of. */
  "offTopic",
] as const;

export type QuestionMeaning = (typeof questionMeanings)[number];

/** What some meanings can be limited to: overdue tasks, the trend of a vital sign, the next patient. */
export const meaningDetails = {
  overdue: "tasks",
  trend: "vitals",
  next: "appointments",
} as const satisfies Readonly<Record<string, QuestionMeaning>>;

export type MeaningDetail = keyof typeof meaningDetails;

/** What an example question can mean. */
export const exampleMeanings = [
  ...questionMeanings,
  "overdue",
  "trend",
  "next",
] as const satisfies readonly (QuestionMeaning | MeaningDetail)[];

export type ExampleMeaning = (typeof exampleMeanings)[number];

/**
 * Questions of one language by their meaning, from which the assistant learns how people ask. The
 * name is always Ana. The first question of a meaning is offered when another could mean it.
 */
export type QuestionExamples = Readonly<Record<ExampleMeaning, readonly string[]>>;

/** More questions of some meanings. */
export type MoreExamples = Partial<QuestionExamples>;

/** The phrases of a text, which semicolons separate. */
export function phrases(text: string): readonly string[] {
  return text.split(";").map((phrase) => phrase.trim().replaceAll(/\s+/g, " "));
}

/** The lines of a text, without empty ones. */
export function lines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
