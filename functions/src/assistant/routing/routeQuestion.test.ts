import { expect, it } from "vitest";

import { isAdvice, routeQuestion } from "./routeQuestion.ts";

it.each([
  ["en", "Who do I see today?", ["appointments"], "today"],
  ["en", "When is my next appointment?", ["appointments"], "next"],
  ["en", "Who do I see the day after tomorrow?", ["appointments"], "dayAfterTomorrow"],
  ["en", "When am I free next week?", ["freeSlots"], "week"],
  ["en", "Which free slots do I have tomorrow?", ["freeSlots"], "tomorrow"],
  ["en", "What are my tasks and appointments today?", ["appointments", "tasks"], "today"],
  ["en", "What dose is she taking?", ["medications"], null],
  ["es", "¿A quién atiendo hoy?", ["appointments"], "today"],
  ["es", "¿Qué medicamentos toma?", ["medications"], null],
  ["pt", "Quais são minhas tarefas pendentes?", ["tasks"], null],
  ["pt", "Quando tenho horário livre amanhã?", ["freeSlots"], "tomorrow"],
  ["fr", "Quels sont mes rendez-vous aujourd’hui ?", ["appointments"], "today"],
  ["fr", "Quels médicaments prend-elle ?", ["medications"], null],
] as const)("%s: “%s”", (language, question, intents, span) => {
  expect(routeQuestion(question, language)).toMatchObject({ kind: "data", intents, span });
});

it.each([
  ["en", "How has her weight changed?", "weight", true],
  ["en", "What is the blood pressure?", "pressure", false],
  ["es", "¿Cómo ha evolucionado la presión?", "pressure", true],
  ["pt", "Qual é a altura da paciente?", "height", false],
  ["fr", "Quelle est l’évolution du poids ?", "weight", true],
] as const)("%s: “%s”", (language, question, measure, trend) => {
  const route = { kind: "data", intents: ["vitals"], measure, trend };
  expect(routeQuestion(question, language)).toMatchObject(route);
});

it.each([
  ["en", "How do I sign a note?", "notes"],
  ["en", "What can you do?", "assistant"],
  ["en", "When does the record open?", "recordWindow"],
  ["en", "Which dose should I give?", "noAdvice"],
  ["en", "What is the blood pressure of all patients?", "recordWindow"],
  ["en", "Tell me a joke", "assistant"],
  ["es", "¿Cómo cambio mi zona horaria?", "profile"],
  ["es", "¿Qué tratamiento recomiendas?", "noAdvice"],
  ["pt", "Como remarco uma consulta?", "appointments"],
  ["pt", "Qual dose devo receitar?", "noAdvice"],
  ["fr", "Comment signer une note ?", "notes"],
  ["fr", "Quelle dose dois-je prescrire ?", "noAdvice"],
] as const)("%s: “%s” is answered by the help on %s", (language, question, topic) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic });
});

it.each([
  ["¿Qué medicamentos toma la paciente?", "medications"],
  ["Quais tarefas estão pendentes?", "tasks"],
  ["Quelle est la tension de la patiente ?", "vitals"],
] as const)("“%s” is understood by someone whose portal speaks English too", (question, intent) => {
  expect(routeQuestion(question, "en")).toMatchObject({ kind: "data", intents: [intent] });
});

it("advice is refused in whatever language it is asked for", () => {
  const refused = { kind: "help", topic: "noAdvice" };
  expect(routeQuestion("¿Qué dosis debo recetar?", "en")).toEqual(refused);
  expect(routeQuestion("Should I prescribe ramipril?", "fr")).toEqual(refused);
});

it("what is said of a medication is no advice, and what recommends one is", () => {
  expect(isAdvice("Ramipril, 5 mg in the morning, since May 2, 2025.", "en")).toBe(false);
  expect(isAdvice("You should give 5 mg of ramipril.", "en")).toBe(true);
  expect(isAdvice("Je vous conseille 5 mg de ramipril.", "fr")).toBe(true);
});
