import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { describe, expect, it } from "vitest";

import { routeQuestion } from "./routeQuestion.ts";

function after(
  intents: ConversationContext["intents"],
  more: Partial<ConversationContext> = {},
): ConversationContext {
  const nothing = { span: null, measure: null, trend: false, patientId: null, isMeant: false };
  return { ...nothing, intents, ...more };
}

const thisDay = { from: "2026-11-22", until: "2026-11-22", part: null };
const today = after(["appointments"], { span: thisDay });
const free = after(["freeSlots"], { span: "next" });
const pressure = after(["vitals"], { measure: "pressure", patientId: "beatriz" });
const pressureTrend = { ...pressure, trend: true };
const tasks = after(["tasks"]);

describe("repeats the last question when only a detail changes", () => {
  it.each([
    ["en", "And tomorrow?", today, ["appointments"]],
    ["en", "What about this week?", today, ["appointments"]],
    ["en", "tomorrow morning?", free, ["freeSlots"]],
    ["en", "And on Friday afternoon?", free, ["freeSlots"]],
    ["en", "on Friday, November 27th at 3 pm?", today, ["appointments"]],
    ["en", "And the day after tomorrow?", today, ["appointments"]],
    ["es", "¿Y pasado mañana?", today, ["appointments"]],
    ["pt", "E depois de amanhã?", free, ["freeSlots"]],
    ["fr", "Et après-demain ?", today, ["appointments"]],
    ["es", "¿Y mañana?", today, ["appointments"]],
    ["es", "¿y esta semana?", free, ["freeSlots"]],
    ["pt", "E amanhã?", today, ["appointments"]],
    ["pt", "e na semana?", free, ["freeSlots"]],
    ["fr", "Et demain ?", today, ["appointments"]],
    ["fr", "et cette semaine ?", free, ["freeSlots"]],
  ] as const)("%s: “%s” changes the days", (language, question, last, intents) => {
    const route = { kind: "data", intents, reuses: "question" };
    expect(routeQuestion(question, language, last)).toMatchObject(route);
  });

  it.each([
    ["en", "And over time?"],
    ["es", "¿Y con el tiempo?"],
    ["pt", "E ao longo do tempo?"],
    ["fr", "Et au fil du temps ?"],
  ] as const)("%s: “%s” asks for the trend", (language, question) => {
    const route = { intents: ["vitals"], measure: "pressure", trend: true, reuses: "question" };
    expect(routeQuestion(question, language, pressure)).toMatchObject(route);
  });

  it.each([
    ["en", "And [P1]?"],
    ["en", "[P1]"],
    ["es", "¿Y la de [P1]?"],
    ["pt", "E a do [P1]?"],
    ["fr", "Et pour [P1] ?"],
  ] as const)("%s: “%s” changes the person", (language, question) => {
    const route = { intents: ["vitals"], measure: "pressure", reuses: "question" };
    expect(routeQuestion(question, language, pressure)).toMatchObject(route);
  });

  it("changes the days only of those intents that have days", () => {
    const both = after(["appointments", "tasks"], { span: thisDay });
    const route = { intents: ["appointments"], reuses: "question" };
    expect(routeQuestion("and tomorrow?", "en", both)).toMatchObject(route);
  });
});

describe("takes missing details from the last question", () => {
  it.each([
    ["en", "And her weight?"],
    ["es", "¿Y su peso?"],
    ["pt", "E o peso dela?"],
    ["fr", "Et son poids ?"],
  ] as const)("%s: “%s” takes over the trend", (language, question) => {
    const route = { intents: ["vitals"], measure: "weight", reuses: "details" };
    const routeOf = (last: ConversationContext) => routeQuestion(question, language, last);
    expect(routeOf(pressure)).toMatchObject({ ...route, trend: false });
    expect(routeOf(pressureTrend)).toMatchObject({ ...route, trend: true });
  });

  it("takes nothing over into a self-contained question", () => {
    const route = { intents: ["vitals"], trend: false, reuses: "nothing" };
    expect(routeQuestion("What is her weight?", "en", pressureTrend)).toMatchObject(route);
  });
});

describe("says so when the reference is ambiguous", () => {
  it.each([
    ["en", "And tomorrow?", null],
    ["en", "And tomorrow?", tasks],
    ["en", "And?", today],
    ["en", "and the other thing tomorrow?", today],
    ["en", "And [P1]?", free],
    ["en", "And over time?", tasks],
    ["es", "¿Y mañana?", pressure],
    ["es", "¿Y él?", today],
    ["pt", "E amanhã?", null],
    ["fr", "Et demain ?", tasks],
    ["fr", "Et elle ?", null],
  ] as const)("%s: “%s”", (language, question, last) => {
    const help = { kind: "help", topic: "followUps" };
    expect(routeQuestion(question, language, last)).toEqual(help);
  });

  it.each([
    ["en", "Tell me a joke about tomorrow", "notUnderstood"],
    ["en", "And the passkeys?", "profile"],
    ["en", "And which dose should I give?", "noAdvice"],
    ["es", "¿Y qué dosis debo recetar?", "noAdvice"],
    ["pt", "E como assino uma nota?", "notes"],
    ["pt", "É seguro tomar amanhã?", "noAdvice"],
    ["fr", "Et tous les patients demain ?", "assistant"],
  ] as const)("%s: “%s” takes nothing over", (language, question, topic) => {
    expect(routeQuestion(question, language, today)).toEqual({ kind: "help", topic });
  });
});
