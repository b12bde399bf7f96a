import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import { expect, it } from "vitest";

import { routeQuestion } from "../routing/routeQuestion.ts";
import { whenOf } from "./whenOf.ts";

/** A Sunday. */
const today = "2026-11-22";
const friday = { from: "2026-11-27", until: "2026-11-27", part: null };

function when(
  language: "en" | "es" | "pt" | "fr",
  question: string,
  lastTurn: ConversationContext | null = null,
) {
  return whenOf(question, { language, lastTurn, today });
}

it.each([
  ["en", "Who do I see tommorow?"],
  ["en", "Who do I see on munday?"],
  ["en", "Which appointments do I have on viernes?"],
  ["en", "Who do I see the day the clinic reopens?"],
  ["en", "Which appointments do I have at whitsun?"],
  ["es", "¿Qué citas tengo mañna?"],
  ["pt", "Quais consultas tenho amnhã?"],
  ["en", "When was my last appointment with [P1]?"],
  ["en", "Who was my last patient?"],
  ["en", "Which appointments did I have?"],
  ["en", "Who was my first patient?"],
  ["es", "¿Cuándo fue mi última cita con [P1]?"],
  ["es", "¿A quién veo el otro viernes?"],
  ["pt", "Quando foi minha última consulta com [P1]?"],
  ["pt", "Quem eu atendo na outra sexta?"],
  ["fr", "Quand ai-je vu [P1] pour la dernière fois en consultation ?"],
  ["fr", "Qui vois-je l’autre vendredi ?"],
  ["en", "When was her last visit?"],
  ["es", "¿Cuándo fue la última vez que vino?"],
  ["pt", "Quando ela veio pela última vez?"],
  ["fr", "Quand est-elle venue la dernière fois ?"],
  ["en", "Which requests are there from yesterday?"],
  ["en", "Who have I seen these weeks?"],
] as const)("%s: “%s” is unclear rather than today", (language, question) => {
  expect(when(language, question)).toEqual({ kind: "unclear" });
});

it.each([
  ["en", "Before I pick an antibiotic, does she have any allergies?"],
  ["es", "Antes de darle un antibiótico, ¿es alérgica a la penicilina?"],
  ["pt", "antes de eu passar dipirona, ela tem alguma alergia?"],
  ["fr", "Avant de choisir l'antibiotique, est-ce qu'elle a des allergies ?"],
] as const)("%s: “%s” asks for those of any time", (language, question) => {
  expect(when(language, question)).toMatchObject({ kind: "unspecified" });
});

it.each([
  ["en", "When am I free on Firday?", "2026-11-27"],
  ["en", "Who do I see on thrusday?", "2026-11-26"],
  ["en", "tomorow's patients", "2026-11-23"],
  ["es", "¿A quién atiendo el vierne?", "2026-11-27"],
  ["pt", "Quem eu atendo na quinat?", "2026-11-26"],
  ["fr", "Qui est-ce que je vois venderdi ?", "2026-11-27"],
  ["fr", "Quels rendez-vous ai-je demian ?", "2026-11-23"],
  ["en", "wed schedule", "2026-11-25"],
  ["pt", "quem vem hj", today],
] as const)("%s: “%s” can only mean one day", (language, question, day) => {
  const period = { from: day, until: day, part: null };
  expect(when(language, question)).toEqual({ kind: "period", period });
});

it.each([
  ["en", "When is [P1] coming back?"],
  ["es", "¿Cuándo vuelve [P1]?"],
  ["pt", "Quando a [P1] volta?"],
  ["fr", "Quand revient [P1] ?"],
] as const)("%s: “%s” asks for the next appointment, not for one today", (language, question) => {
  expect(when(language, question)).toEqual({ kind: "next" });
});

it.each([
  ["en", "Who did I see on Friday?", "2026-11-20"],
  ["en", "What was her blood pressure on November 3?", "2026-11-03"],
  ["es", "¿A quién atendí el viernes?", "2026-11-20"],
  ["pt", "Quem eu atendi na sexta?", "2026-11-20"],
  ["fr", "Qui ai-je vu en consultation vendredi ?", "2026-11-20"],
] as const)("%s: “%s” looks back", (language, question, day) => {
  const period = { from: day, until: day, part: null };
  expect(when(language, question)).toEqual({ kind: "period", period });
});

it.each(["What is my last appointment tomorrow?", "Who did I see yesterday?"])(
  "“%s” is of the day that it names",
  (question) => {
    expect(when("en", question)).toMatchObject({ kind: "period" });
  },
);

it("keeps the days of the previous question in a follow-up, except for those it names", () => {
  const last: ConversationContext = {
    intents: ["appointments"],
    span: friday,
    measure: null,
    trend: false,
    patientId: null,
    isMeant: false,
  };
  const period = (change: object) => ({ kind: "period", period: { ...friday, ...change } });
  expect(when("en", "And when am I free?", last)).toEqual(period({}));
  expect(when("en", "And [P1]?", last)).toEqual(period({}));
  const afternoon = { from: 720, until: 1080 };
  expect(when("en", "And in the afternoon?", last)).toEqual(period({ part: afternoon }));
  const monday = { from: "2026-11-23", until: "2026-11-23" };
  expect(when("en", "And on Monday?", last)).toEqual(period(monday));
  expect(when("en", "When am I free?", last)).toMatchObject({ kind: "unspecified" });
  expect(when("en", "And when am I free?", { ...last, span: "next" })).toMatchObject({
    kind: "unspecified",
  });
});

it.each([
  ["en", "When am I free?"],
  ["en", "Am I seeing anyone?"],
  ["es", "¿Cuándo estoy libre?"],
  ["es", "¿Tengo alguna cita?"],
  ["es", "¿Con quién tengo cita?"],
  ["pt", "Quando estou livre?"],
  ["pt", "Tenho alguma consulta marcada?"],
  ["fr", "Quand suis-je libre ?"],
  ["fr", "Ai-je des rendez-vous prévus ?"],
] as const)("%s: “%s” names no day and has no unknown word", (language, question) => {
  expect(when(language, question)).toMatchObject({ kind: "unspecified" });
});

it.each([
  ["es", "¿Cuándo estoy libre mañana por la tarde?", "2026-11-23"],
  ["pt", "Estou livre amanhã à tarde?", "2026-11-23"],
  ["fr", "Suis-je libre vendredi après-midi ?", "2026-11-27"],
  ["en", "Am I free on Friday afternoon?", "2026-11-27"],
] as const)("%s: “%s” is the afternoon of that day", (language, question, day) => {
  const period = { from: day, until: day, part: { from: 720, until: 1080 } };
  expect(when(language, question)).toEqual({ kind: "period", period });
});

it.each([
  ["en", "How has her blood pressure been these last few weeks?"],
  ["es", "¿Cómo ha ido la glucosa estos meses?"],
  ["pt", "Como anda a pressão nos últimos meses?"],
  ["fr", "Comment va sa tension ces derniers mois ?"],
] as const)("%s: “%s” is not of the current week or month alone", (language, question) => {
  expect(when(language, question)).toMatchObject({ kind: "unspecified" });
  expect(routeQuestion(question, language)).toMatchObject({ intents: ["vitals"], trend: true });
});
