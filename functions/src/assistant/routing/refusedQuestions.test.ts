import { describe, expect, it } from "vitest";

import { routeQuestion } from "./routeQuestion.ts";

describe("canceled or missed appointments and finished tasks are not listed", () => {
  it.each([
    ["en", "how many no shows did I have this week"],
    ["en", "who didn't show up today"],
    ["en", "tasks I finished yesterday"],
    ["es", "¿quién faltó hoy?"],
    ["es", "¿qué citas se cancelaron hoy?"],
    ["es", "tareas terminadas ayer"],
    ["pt", "quem faltou hoje"],
    ["pt", "tarefas concluídas ontem"],
    ["fr", "qui n’est pas venu aujourd’hui ?"],
    ["fr", "tâches terminées hier"],
  ] as const)("%s: “%s”", (language, question) => {
    expect(routeQuestion(question, language)).toEqual({ kind: "help", topic: "orders" });
  });

  it.each([
    ["es", "Vence alguna tarea que no hice", "tasks"],
    ["en", "what tasks have I not finished", "tasks"],
  ] as const)("but those not done are (%s: “%s”)", (language, question, intent) => {
    expect(routeQuestion(question, language)).toMatchObject({ intents: [intent] });
  });
});

describe("what is in no record is not answered with something else", () => {
  it.each([
    ["en", "does she have her covid vaccine"],
    ["en", "latest cholesterol"],
    ["en", "average bp last month"],
    ["en", "how many refill requests are still open"],
    ["es", "tiene puesta la de la gripe"],
    ["es", "resultado de la función renal"],
    ["es", "solicitudes de receta pendientes"],
    ["es", "¿cuál fue la presión más alta este año?"],
    ["pt", "ela tem a vacina da gripe"],
    ["pt", "quantos pedidos de receita em aberto"],
    ["pt", "média da pressão no mês passado"],
    ["fr", "elle a le vaccin de la grippe"],
    ["fr", "demandes d’ordonnance à traiter"],
    ["fr", "moyenne de tension le mois dernier"],
  ] as const)("%s: “%s”", (language, question) => {
    expect(routeQuestion(question, language)).toEqual({ kind: "help", topic: "notUnderstood" });
  });

  it.each([
    ["en", "what does she take for her cholesterol", "medications"],
    ["es", "¿qué toma para el colesterol?", "medications"],
    ["pt", "ela é alérgica a alguma vacina?", "allergies"],
    ["fr", "ai-je un créneau pour un ECG demain ?", "freeSlots"],
  ] as const)("but may be named in another question (%s: “%s”)", (language, question, intent) => {
    expect(routeQuestion(question, language)).toMatchObject({ intents: [intent] });
  });
});
