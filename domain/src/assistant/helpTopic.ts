import type { Language } from "../shared/language.ts";

/** What the portal's help explains to clinicians, in the order it is listed. */
export const helpTopics = [
  "assistant",
  "followUps",
  "noAdvice",
  "orders",
  "calendar",
  "appointments",
  "visits",
  "waitingRoom",
  "recordWindow",
  "vitals",
  "medications",
  "allergies",
  "notes",
  "tasks",
  "profile",
  "privacy",
] as const;

export type HelpTopic = (typeof helpTopics)[number];

export function isHelpTopic(value: unknown): value is HelpTopic {
  return helpTopics.some((topic) => topic === value);
}

/**
 * The help in one language. The assistant quotes these sentences and the help dialog shows them, so
 * that what is said is what its source says. They name no number that the rules do not keep.
 */
export type HelpTexts = Readonly<
  Record<HelpTopic, { title: string; sentences: readonly string[] }>
>;

/** Loads the help of a language: nobody needs more than one. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  return await loaders[language]();
}

const loaders: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => (await import("./helpEn.ts")).helpEn,
  es: async () => (await import("./helpEs.ts")).helpEs,
  pt: async () => (await import("./helpPt.ts")).helpPt,
  fr: async () => (await import("./helpFr.ts")).helpFr,
};
