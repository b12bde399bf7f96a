import type { Language } from "../shared/language.ts";

/** The topics of the clinicians' help, in display order. */
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
 * the user can verify each quote. Numbers in them must match those the rules enforce.
 */
export type HelpTexts = Readonly<
  Record<HelpTopic, { title: string; sentences: readonly string[] }>
>;

/** Loads the help in one language, so that the client does not download all of them. */
export async function loadHelp(language: Language): Promise<HelpTexts> {
  return await loaders[language]();
}

const loaders: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => (await import("./helpEn.ts")).helpEn,
  es: async () => (await import("./helpEs.ts")).helpEs,
  pt: async () => (await import("./helpPt.ts")).helpPt,
  fr: async () => (await import("./helpFr.ts")).helpFr,
};
