import { questionExamples } from "@salvia/domain/locales/questionExamples";
import { languages } from "@salvia/domain/shared/language";
import { describe, expect, it } from "vitest";

import { likelyMeanings } from "./questionClassifier.ts";
import { routeQuestion } from "./routeQuestion.ts";
import { routingWords } from "./routingWords.ts";

describe("what a question may mean", () => {
  it.each(languages)("learns its own examples (%s)", (language) => {
    const examples = Object.entries(questionExamples[language]).flatMap(([meaning, texts]) =>
      texts.map((text) => ({ meaning, text })),
    );
    const right = examples.filter(({ meaning, text }) => {
      const [best] = likelyMeanings(text, language, routingWords[language]);
      return best?.meaning === meaning;
    });
    expect(right.length / examples.length).toBeGreaterThan(0.97);
  });

  it("gives probabilities that add up to one, most probable first", () => {
    const likely = likelyMeanings("Who is here?", "en", routingWords.en);
    const sum = likely.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(likely).toEqual(likely.toSorted((a, b) => b.probability - a.probability));
  });

  it("doesn't look at names and days", () => {
    const meanings = (question: string) => likelyMeanings(question, "en", routingWords.en);
    expect(meanings("Is Zoltan coming on Friday?")).toEqual(meanings("Is [P1] coming on Monday?"));
  });
});

it.each([
  ["en", "Could I squeeze somebody in on Thursday?", "freeSlots"],
  ["es", "¿Podría meter a otro paciente el jueves?", "freeSlots"],
  ["pt", "Consigo encaixar mais alguém na quinta?", "freeSlots"],
  ["fr", "Pourrais-je caser un autre patient jeudi ?", "freeSlots"],
  ["en", "Has the next patient come online?", "waiting"],
] as const)("%s: “%s” is understood without a word for it", (language, question, intent) => {
  expect(routeQuestion(question, language)).toMatchObject({ kind: "data", intents: [intent] });
});

it.each([
  ["en", "Is somebody at the door?", "waiting"],
  ["fr", "Le prochain patient est-il connecté ?", "waiting"],
  ["en", "Who prescribed it in March?", "medications"],
  ["es", "¿Llega alguien mañana por la tarde?", "appointments"],
  ["pt", "O que ela usa para a pressão?", "medications"],
  ["fr", "Quelqu’un arrive-t-il demain après-midi ?", "appointments"],
] as const)("%s: “%s” is understood, or asked back about", (language, question, meaning) => {
  const route = routeQuestion(question, language);
  const meanings = route.kind === "unsure" ? route.meanings : "intents" in route && route.intents;
  expect(meanings).toContain(meaning);
});

it.each([
  ["en", "Free Beatriz's slot on Monday", "orders"],
  ["es", "Quita a Beatriz del lunes", "orders"],
  ["pt", "Tire a Beatriz da segunda", "orders"],
  ["fr", "Enlève Beatriz de lundi", "orders"],
  ["en", "Would amoxicillin be right for her?", "noAdvice"],
  ["fr", "L’amoxicilline lui conviendrait-elle ?", "noAdvice"],
] as const)("%s: “%s” is refused without a word for it", (language, question, topic) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic });
});
