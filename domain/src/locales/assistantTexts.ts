import type { Language } from "../shared/language.ts";
import en from "./en/assistant.json" with { type: "json" };
import es from "./es/assistant.json" with { type: "json" };
import fr from "./fr/assistant.json" with { type: "json" };
import pt from "./pt/assistant.json" with { type: "json" };

/**
 * The sentences of the assistant's tools in one language, with placeholders such as `{{name}}`; a
 * part in brackets is optional.
 */
export type AssistantTexts = typeof en;

export const assistantTexts: Readonly<Record<Language, AssistantTexts>> = { en, es, pt, fr };
