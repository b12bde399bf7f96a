import type { Language } from "../shared/language.ts";
import en from "./en/help.json" with { type: "json" };
import es from "./es/help.json" with { type: "json" };
import fr from "./fr/help.json" with { type: "json" };
import pt from "./pt/help.json" with { type: "json" };

/** A topic of the clinicians' help. */
export type HelpTopic = keyof typeof en;

/**
 * The help in one language. The assistant quotes these sentences and the help dialog shows them, so
 * the user can verify each quote. Numbers in them must match those the rules enforce.
 */
type HelpTexts = Readonly<Record<HelpTopic, { title: string; sentences: readonly string[] }>>;

/** The help by language. The web loads one language, as a namespace. */
export const helpTexts: Readonly<Record<Language, HelpTexts>> = { en, es, pt, fr };

export const helpTopics = Object.keys(en).filter(isHelpTopic);

export function isHelpTopic(name: string): name is HelpTopic {
  return Object.hasOwn(en, name);
}
