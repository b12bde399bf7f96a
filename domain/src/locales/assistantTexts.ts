import type { Language } from "../shared/language.ts";
import type en from "./en/assistant.json";

/**
 * The sentences of the assistant's tools in one language, with placeholders such as `{{name}}`.
 * `_one` and `_other` are the singular and the plural. The parts `reason`, `about`, `due` and
 * `overdue` are optional parts of other sentences.
 */
export type AssistantTexts = typeof en;

/** Loads the sentences in one language. */
export async function loadAssistantTexts(language: Language): Promise<AssistantTexts> {
  return await loaders[language]();
}

const loaders: Readonly<Record<Language, () => Promise<AssistantTexts>>> = {
  en: async () => (await import("./en/assistant.json", { with: { type: "json" } })).default,
  es: async () => (await import("./es/assistant.json", { with: { type: "json" } })).default,
  pt: async () => (await import("./pt/assistant.json", { with: { type: "json" } })).default,
  fr: async () => (await import("./fr/assistant.json", { with: { type: "json" } })).default,
};
