import { describe, expect, it } from "vitest";

import { routeQuestion } from "./routeQuestion.ts";

describe("asks back about words for two things", () => {
  it.each([
    ["en", "what's the temperature like in the waiting room", ["waiting", "vitals"]],
    ["fr", "il fait quelle température en salle d'attente", ["waiting", "vitals"]],
    ["es", "algún hueco libre hoy, hay un bebé con fiebre y llora", ["freeSlots", "vitals"]],
    ["en", "The nurse is asking when I'm free on the 12th", ["appointments", "freeSlots"]],
  ] as const)("of different kinds (%s: “%s”)", (language, question, meanings) => {
    expect(routeQuestion(question, language)).toEqual({ kind: "unsure", meanings });
  });

  it("that “or” joins", () => {
    const route = { kind: "unsure", meanings: ["freeSlots", "appointments"] };
    expect(routeQuestion("el jueves en la mañana tengo algo o estoy libre", "es")).toEqual(route);
    // Both verbs mean the same list.
    const requests = { kind: "data", intents: ["requests"] };
    expect(routeQuestion("tem consulta que eu preciso aceitar ou recusar", "pt")).toMatchObject(
      requests,
    );
  });
});

describe("a measure of a thing is not the patient's", () => {
  it.each([
    ["en", "what's the weight limit of the exam table"],
    // The examples know these words, but measure none of them.
    ["en", "the weight of the printer"],
    ["es", "cuánto pesa la camilla"],
    ["es", "altura de la puerta"],
    ["pt", "quanto pesa a maca"],
    ["pt", "açúcar no café"],
    ["fr", "où est la bouteille d'oxygène"],
  ] as const)("%s: “%s”", (language, question) => {
    expect(routeQuestion(question, language)).toEqual({ kind: "help", topic: "followUps" });
  });

  it.each([
    ["en", "resting pulse", "pulse"],
    ["es", "glucosa en ayunas", "glucose"],
    ["pt", "qual é o IMC da doente", "bmi"],
    ["fr", "était-elle fébrile", "temperature"],
  ] as const)("but one in a patient's words is (%s: “%s”)", (language, question, measure) => {
    expect(routeQuestion(question, language)).toMatchObject({ intents: ["vitals"], measure });
  });

  it("unless the question says whose it is", () => {
    const route = { intents: ["vitals"], measure: "weight" };
    expect(routeQuestion("her weight after the zwiebel diet", "en")).toMatchObject(route);
    expect(routeQuestion("weight of [P1] after the zwiebel diet", "en")).toMatchObject(route);
  });
});

it.each([
  ["en", "apart from [P1], what does he take?"],
  ["es", "menos [P1], ¿quién tiene alergias?"],
  ["pt", "fora a [P1], o que ele toma?"],
  ["fr", "hormis [P1], quelles allergies a-t-il ?"],
] as const)("%s: “%s” is about nobody known", (language, question) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic: "followUps" });
});

it.each([
  ["en", "how old is she"],
  ["es", "a qué se dedica"],
  ["pt", "onde ela mora"],
  ["fr", "quel est son groupe sanguin"],
] as const)("%s: “%s” asks for what the assistant doesn't read", (language, question) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic: "notUnderstood" });
});
