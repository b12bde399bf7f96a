import { expect, it } from "vitest";

import { isOrder } from "./isOrder.ts";
import { wordsOf } from "./questionWords.ts";
import { routeQuestion } from "./routeQuestion.ts";
import { routingWords } from "./routingWords.ts";

it.each([
  ["es", "pídele una glucosa y un perfil lipídico"],
  ["es", "tómale la presión"],
  ["es", "anúlala"],
  ["es", "hazme la nota de evolución de hoy"],
  ["es", "aprueba las solicitudes"],
  ["pt", "pede uma glicose"],
  ["pt", "manda-lhe a nota"],
  ["pt", "fecha minha agenda amanhã"],
  ["fr", "fais-lui une glycémie"],
  ["fr", "envoie-lui la note"],
  ["fr", "annulez-moi tout ce que j'ai vendredi"],
  ["fr", "ferme mon agenda demain"],
  ["en", "take her blood pressure"],
  ["en", "approve the pending requests"],
] as const)(
  "an order begins with a verb, even with a pronoun attached (%s: “%s”)",
  (language, said) => {
    expect(isOrder(wordsOf(said), routingWords[language], () => [])).toBe(true);
  },
);

it.each([
  ["en", "what is she taking"],
  ["es", "hazme un resumen de sus alergias"],
  ["pt", "pressão dela"],
  ["fr", "donne-moi ses allergies"],
] as const)("a question is no order (%s: “%s”)", (language, said) => {
  expect(isOrder(wordsOf(said), routingWords[language], () => [])).toBe(false);
});

it("is refused even if it names what no record has", () => {
  expect(routeQuestion("order a full blood count and a tsh for him", "en")).toEqual({
    kind: "help",
    topic: "orders",
  });
});
