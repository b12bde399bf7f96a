import type { HelpTopic } from "../assistant/helpTopic.ts";
import type { Language } from "../shared/language.ts";

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

// `.default` right here lets the bundler leave out one export per topic.
const loaders: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => (await import("./en/help.json", { with: { type: "json" } })).default,
  es: async () => (await import("./es/help.json", { with: { type: "json" } })).default,
  pt: async () => (await import("./pt/help.json", { with: { type: "json" } })).default,
  fr: async () => (await import("./fr/help.json", { with: { type: "json" } })).default,
};
