import { describe, expect, it } from "vitest";

import { whenOf } from "../temporal/whenOf.ts";
import { routeQuestion } from "./routeQuestion.ts";

describe("a greeting before a question", () => {
  it.each([
    ["en", "Good morning, who is coming today?", "who is coming today?"],
    ["en", "Morning! Who is coming today?", "Who is coming today?"],
    ["es", "Buenos días, ¿quién viene hoy?", "¿quién viene hoy?"],
    ["pt", "Bom dia, quem vem hoje?", "quem vem hoje?"],
    ["fr", "Bonsoir, qui vient aujourd’hui ?", "qui vient aujourd’hui ?"],
  ] as const)("%s: “%s” changes nothing", (language, greeted, question) => {
    expect(routeQuestion(greeted, language)).toEqual(routeQuestion(question, language));
  });

  it("is no greeting if it names a part of the day", () => {
    const route = routeQuestion("Morning appointments tomorrow", "en");
    const part = { from: 0, until: 720 };
    expect(route).toMatchObject({ intents: ["appointments"], time: { part } });
  });
});

describe("from what it resembles, a question asks for", () => {
  it.each([
    ["en", "What has been lying around for too long?"],
    ["es", "¿Qué traigo arrastrando desde hace días?"],
    ["pt", "O que eu fui empurrando com a barriga?"],
    ["fr", "Qu’est-ce que j’ai trop repoussé ?"],
  ] as const)("overdue tasks (%s: “%s”)", (language, question) => {
    expect(routeQuestion(question, language)).toMatchObject({ intents: ["tasks"], overdue: true });
  });

  it.each([
    ["en", "Is her weight going the right way?"],
    ["es", "¿Su peso va por buen camino?"],
    ["pt", "O peso dela tá indo bem?"],
    ["fr", "Son poids va dans le bon sens ?"],
  ] as const)("a trend (%s: “%s”)", (language, question) => {
    const route = { intents: ["vitals"], measure: "weight", trend: true };
    expect(routeQuestion(question, language)).toMatchObject(route);
  });

  it.each([
    ["en", "Whose turn is it now?"],
    ["es", "¿De quién es el turno?"],
    ["pt", "De quem é a vez?"],
    ["fr", "C’est le tour de qui ?"],
  ] as const)("the next patient (%s: “%s”)", (language, question) => {
    expect(routeQuestion(question, language)).toMatchObject({ intents: ["appointments"] });
    const when = whenOf(question, { language, lastTurn: null, today: "2026-11-26" });
    expect(when).toEqual({ kind: "next" });
  });
});

it.each([
  ["en", "Any messages from Ana?", "messages"],
  ["es", "¿Me dejaron un recado?", "messages"],
  ["pt", "Algum paciente me escreveu hoje?", "messages"],
  ["fr", "Un patient m’a-t-il écrit ?", "messages"],
  ["en", "Who is on the waiting list for tomorrow?", "waitingList"],
  ["es", "¿Quién está en la lista de espera si alguien cancela?", "waitingList"],
  ["pt", "Quem está na fila de espera?", "waitingList"],
  ["fr", "Qui est sur la liste d’attente ?", "waitingList"],
] as const)("%s: “%s” says where %s are", (language, question, topic) => {
  expect(routeQuestion(question, language)).toEqual({ kind: "help", topic });
});

it("asks back if overdue tasks may be meant", () => {
  const route = routeQuestion("Which tasks did I never do?", "en");
  expect(route).toEqual({ kind: "unsure", meanings: ["tasks", "overdue"] });
});

it.each([
  ["en", "Is she on an SSRI for a zwiebelfish?"],
  ["pt", "Me guardaram algum zwiebelfisch de noite?"],
] as const)("%s: “%s” is asked back about, because a word is unknown", (language, question) => {
  expect(routeQuestion(question, language)).toMatchObject({ kind: "unsure" });
});

it.each([
  ["fr", "Quelles demandes me reste-t-il à traiter ?", { intents: ["requests"] }],
  ["fr", "Que conseillez-vous pour mon prochain patient ?", { kind: "help", topic: "noAdvice" }],
] as const)("%s: “%s” asks for advice only about patients", (language, question, route) => {
  expect(routeQuestion(question, language)).toMatchObject(route);
});

it.each([
  ["en", ["a", "when", "who", "anything", "is she", "can"]],
  ["es", ["a", "quién", "qué", "la de"]],
  ["pt", ["o", "quem", "que", "pra"]],
  ["fr", ["à", "qui", "le", "est-ce que"]],
] as const)("%s: words that say nothing get no data", (language, words) => {
  const kinds = words.map((word) => routeQuestion(word, language).kind);
  expect(kinds).not.toContain("data");
});
