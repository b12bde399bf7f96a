import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { loadHelp } from "@salvia/domain/locales/helpTexts";

import type { Fact } from "../fact.ts";
import type { Reader } from "../reader.ts";

/** Reads the portal's help on a topic. */
export async function readHelp(
  { topic }: { topic: HelpTopic },
  { language }: Pick<Reader, "language">,
): Promise<Fact[]> {
  const help = await loadHelp(language);
  const source = { kind: "help", path: `help/${topic}` } as const;
  return help[topic].sentences.map((sentence) => ({ text: [sentence], source }));
}
