import { loadAssistantTexts } from "@salvia/domain/locales/assistantTexts";
import type { Language } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import { learnedOf } from "./languages.ts";
import { understand } from "./understand.ts";

const beatriz = { id: "beatriz", name: "Beatriz Nogueira" };

async function outcomeOf(question: string, language: Language) {
  const [learned, texts] = await Promise.all([learnedOf(language), loadAssistantTexts(language)]);
  const about = { patients: [beatriz], open: beatriz, context: null, today: "2026-11-29" };
  return understand(question, { language, learned, texts, ...about }).outcome;
}

it.each<[Language, string]>([
  ["en", "Is Dina allergic to penicillin?"],
  ["en", "Dina allergies"],
  ["en", "Is Okonkwo on ramipril?"],
  ["en", "Dina's problem list"],
  ["en", "Has Dina got any allergies?"],
  ["en", "what is Dina on?"],
  ["en", "Is Dina allergic to her penicillin?"],
  ["en", "is wanjiru allergic to penicillin"],
  ["en", "Can I give Dina ibuprofen?"],
  ["es", "¿Es alérgica Dina a la penicilina?"],
  ["es", "¿Dina es alérgica?"],
  ["es", "¿Qué toma Dina?"],
  ["pt", "A Dina é alérgica a penicilina?"],
  ["pt", "O que a Dina toma?"],
  ["fr", "Dina est-elle allergique ?"],
  ["fr", "Que prend Dina ?"],
  ["fr", "allergies de Dina"],
])(
  "shows nothing of the open record for a stranger's name (%s: %s)",
  async (language, question) => {
    const outcome = await outcomeOf(question, language);
    expect(outcome.kind).not.toBe("data");
    expect("tools" in outcome ? outcome.tools : []).toEqual([]);
  },
);

it("takes an unknown word for a drug if the question says “she”", async () => {
  expect((await outcomeOf("Is she allergic to Zinnat?", "en")).kind).toBe("data");
});
