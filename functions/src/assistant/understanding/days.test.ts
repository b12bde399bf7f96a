import type { Language } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import type { Way } from "./dayRules.ts";
import { timeIn } from "./days.ts";
import { withDaysCorrected } from "./dayWords.ts";
import { learnedOf } from "./languages.ts";

/** A Sunday. */
const today = "2026-11-22";

const words = {
  en: (await learnedOf("en")).days,
  es: (await learnedOf("es")).days,
  pt: (await learnedOf("pt")).days,
  fr: (await learnedOf("fr")).days,
};

function when(language: Language, question: string, way: Way = "future", on: string = today) {
  const { period } = timeIn(question, { language, words: words[language], today: on, way });
  if (period === null || period === "unclear") return period ?? "none";
  const { from, until, part } = period;
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const days = from === until ? from : `${from}..${until}`;
  if (part === null) return days;
  const time =
    part.until - part.from === 1 ? clock(part.from) : `${clock(part.from)}-${clock(part.until)}`;
  return `${days} ${time}`;
}

it.each([
  ["en", "Who do I see today?", "2026-11-22"],
  ["en", "Who do I see on Thursday?", "2026-11-26"],
  ["en", "When am I free on Friday afternoon?", "2026-11-27 12:00-18:00"],
  ["en", "Who do I see next Friday?", "2026-11-27"],
  ["en", "Friday next week", "2026-11-27"],
  ["en", "Who did I see last Friday?", "2026-11-20"],
  ["en", "What do I have on November 27?", "2026-11-27"],
  ["en", "on Friday, November 27th, 2026", "2026-11-27"],
  ["en", "on the 27th of November", "2026-11-27"],
  ["en", "on the 27th", "2026-11-27"],
  ["en", "on the 3rd", "2026-12-03"],
  ["en", "on 27/11", "2026-11-27"],
  ["en", "on 11/27/2026", "2026-11-27"],
  ["en", "on 2026-11-27", "2026-11-27"],
  ["en", "in two weeks", "2026-11-30..2026-12-06"],
  ["en", "in 3 days", "2026-11-25"],
  ["en", "next week", "2026-11-23..2026-11-29"],
  ["en", "this week", "2026-11-22..2026-11-28"],
  ["en", "the next three days", "2026-11-22..2026-11-24"],
  ["en", "in December", "2026-12-01..2026-12-31"],
  ["en", "today at 3 pm", "2026-11-22 15:00"],
  ["en", "at 3:30 p.m. tomorrow", "2026-11-23 15:30"],
  ["en", "tomorrow at 9", "2026-11-23 09:00"],
  ["en", "tomorrow after 2 pm", "2026-11-23 14:00-24:00"],
  ["en", "tomorrow before noon", "2026-11-23 00:00-12:00"],
  ["en", "tomorrow between 14:00 and 16:00", "2026-11-23 14:00-16:00"],
  ["en", "tomorrow before 10 in the morning", "2026-11-23 00:00-10:00"],
  ["es", "¿tengo citas hoy después de las 18?", "2026-11-22 18:00-24:00"],
  ["es", "después de las 18, ¿qué citas tengo hoy?", "2026-11-22 18:00-24:00"],
  ["pt", "antes das 9, tenho alguém amanhã?", "2026-11-23 00:00-09:00"],
  ["en", "who do I see on Friday, November 27, 2026?", "2026-11-27"],
  ["es", "hoy después de las dos de la tarde", "2026-11-22 14:00-24:00"],
  ["pt", "amanhã antes das 10 da manhã", "2026-11-23 00:00-10:00"],
  ["pt", "hoje a partir das 14", "2026-11-22 14:00-24:00"],
  ["en", "tonight", "2026-11-22 18:00-24:00"],
  ["en", "from Monday to Wednesday", "2026-11-23..2026-11-25"],
  ["en", "until Friday", "2026-11-22..2026-11-27"],
  ["en", "between now and Friday", "2026-11-22..2026-11-27"],
  ["fr", "Qui vient dimanche ?", "2026-11-22"],
  ["fr", "dimanche qui vient", "2026-11-29"],
  ["en", "what's my day look like tomorrow", "2026-11-23"],
  ["fr", "à quoi ressemble ma journée de demain", "2026-11-23"],
  ["fr", "ma semaine prochaine", "2026-11-23..2026-11-29"],
  ["es", "mi semana que viene", "2026-11-23..2026-11-29"],
  ["pt", "minha próxima semana", "2026-11-23..2026-11-29"],
  ["en", "my next week", "2026-11-23..2026-11-29"],
  ["fr", "ma semaine dernière", "2026-11-09..2026-11-15"],
  ["fr", "la semaine pro", "2026-11-23..2026-11-29"],
  ["es", "la semana que entra", "2026-11-23..2026-11-29"],
  ["es", "la semana que empieza el zwiebel", "unclear"],
  ["es", "¿A quién veo el viernes?", "2026-11-27"],
  ["es", "¿Cuándo estoy libre mañana por la tarde?", "2026-11-23 12:00-18:00"],
  ["es", "mañana por la mañana", "2026-11-23 00:00-12:00"],
  ["es", "pasado mañana", "2026-11-24"],
  ["es", "el jueves de la próxima semana", "2026-11-26"],
  ["es", "la semana que viene", "2026-11-23..2026-11-29"],
  ["es", "el 27 de noviembre", "2026-11-27"],
  ["es", "el 27/11", "2026-11-27"],
  ["es", "el 5/12", "2026-12-05"],
  ["es", "dentro de dos semanas", "2026-11-30..2026-12-06"],
  ["es", "hoy a las 3 de la tarde", "2026-11-22 15:00"],
  ["es", "mañana a las 15 horas", "2026-11-23 15:00"],
  ["pt", "Quem eu atendo na quinta-feira?", "2026-11-26"],
  ["pt", "amanhã de manhã", "2026-11-23 00:00-12:00"],
  ["pt", "sexta à tarde", "2026-11-27 12:00-18:00"],
  ["pt", "dia 27", "2026-11-27"],
  ["pt", "no dia 27 de novembro", "2026-11-27"],
  ["pt", "semana que vem", "2026-11-23..2026-11-29"],
  ["pt", "daqui a 3 dias", "2026-11-25"],
  ["pt", "amanhã às 15h", "2026-11-23 15:00"],
  ["pt", "amanhã das 14h às 16h", "2026-11-23 14:00-16:00"],
  ["pt", "de segunda a quarta", "2026-11-23..2026-11-25"],
  ["fr", "Quand suis-je libre vendredi ?", "2026-11-27"],
  ["fr", "Qui est-ce que je vois jeudi prochain ?", "2026-11-26"],
  ["fr", "le 27", "2026-11-27"],
  ["fr", "le vendredi 27 novembre", "2026-11-27"],
  ["fr", "le 1er décembre", "2026-12-01"],
  ["fr", "jeudi de la semaine prochaine", "2026-11-26"],
  ["fr", "demain matin", "2026-11-23 00:00-12:00"],
  ["fr", "cet après-midi", "2026-11-22 12:00-18:00"],
  ["fr", "demain à 15h30", "2026-11-23 15:30"],
  ["fr", "demain à 15 heures", "2026-11-23 15:00"],
  ["fr", "dans deux semaines", "2026-11-30..2026-12-06"],
  ["fr", "après-demain", "2026-11-24"],
] as const)("%s: “%s” is %s", (language, question, expected) => {
  expect(when(language, question)).toBe(expected);
});

it.each([
  ["en", "over the last year", "2025-11-22..2026-11-22"],
  ["en", "last year", "2025-01-01..2025-12-31"],
  ["en", "in the past 3 months", "2026-08-22..2026-11-22"],
  ["en", "last month", "2026-10-01..2026-10-31"],
  ["en", "since March", "2026-03-01..2026-11-22"],
  ["en", "since 2024", "2024-01-01..2026-11-22"],
  ["en", "in December", "2025-12-01..2025-12-31"],
  ["en", "two weeks ago", "2026-11-02..2026-11-08"],
  ["en", "yesterday", "2026-11-21"],
  ["en", "on Friday", "2026-11-20"],
  ["es", "durante el último año", "2025-11-22..2026-11-22"],
  ["es", "el año pasado", "2025-01-01..2025-12-31"],
  ["es", "en los últimos 6 meses", "2026-05-22..2026-11-22"],
  ["es", "desde hace 3 meses", "2026-08-22..2026-11-22"],
  ["es", "hace tres días", "2026-11-19"],
  ["pt", "no último ano", "2025-11-22..2026-11-22"],
  ["pt", "no mês passado", "2026-10-01..2026-10-31"],
  ["pt", "há 3 dias", "2026-11-19"],
  ["pt", "desde março de 2026", "2026-03-01..2026-11-22"],
  ["fr", "l’année dernière", "2025-01-01..2025-12-31"],
  ["fr", "ces 12 derniers mois", "2025-11-22..2026-11-22"],
  ["fr", "depuis un an", "2025-11-22..2026-11-22"],
  ["fr", "il y a 3 jours", "2026-11-19"],
  ["fr", "la semaine dernière", "2026-11-09..2026-11-15"],
  ["fr", "jeudi dernier", "2026-11-19"],
  ["fr", "sur un an", "2025-11-22..2026-11-22"],
  ["en", "since last March", "2026-03-01..2026-11-22"],
  ["en", "last weekend", "2026-11-14..2026-11-15"],
  ["es", "el fin de semana", "2026-11-21..2026-11-22"],
  ["pt", "no fim de semana", "2026-11-21..2026-11-22"],
  ["fr", "ce week-end", "2026-11-21..2026-11-22"],
] as const)("%s: “%s” is %s when looking back", (language, question, expected) => {
  expect(when(language, question, "past")).toBe(expected);
});

it.each([
  ["en", "next weekend"],
  ["en", "in 20 minutes"],
  ["en", "on 5/6"],
  ["en", "on Thursday, November 27"],
  ["en", "on November 31"],
  ["en", "at Christmas"],
  ["en", "the last Friday of the month"],
  ["es", "el 11/27"],
  ["es", "más tarde"],
  ["es", "el primero de mayo"],
  ["pt", "mais tarde"],
  ["pt", "daqui a 2 horas"],
  ["fr", "en fin de semaine"],
  ["pt", "no final da semana"],
  ["es", "a finales de mes"],
  ["en", "at the end of the week"],
  ["fr", "dans 2 heures"],
  ["fr", "plus tard"],
  ["fr", "le 31 novembre"],
] as const)("%s: “%s” is unclear", (language, question) => {
  expect(when(language, question)).toBe("unclear");
});

it.each([
  ["en", "When am I free?", "none"],
  ["en", "When is my next appointment?", "none"],
  ["en", "May I see my tasks?", "none"],
  ["en", "Does she take 5 mg of ramipril?", "none"],
  ["es", "¿Qué horarios tengo libres?", "none"],
  ["pt", "Quando tenho um horário livre?", "none"],
  ["fr", "Quand ai-je un créneau libre ?", "none"],
  ["fr", "Ai-je des rendez-vous ?", "none"],
] as const)("%s: “%s” names no day", (language, question, expected) => {
  expect(when(language, question)).toBe(expected);
});

it("means the calendar week by “this week”, and on a Sunday the one ahead", () => {
  const asked = (on: string) => when("en", "who do I see this week", "future", on);
  expect(asked("2026-11-23")).toBe("2026-11-23..2026-11-29");
  expect(asked("2026-11-28")).toBe("2026-11-23..2026-11-29");
  expect(asked("2026-11-29")).toBe("2026-11-29..2026-12-05");
});

it.each([
  ["en", "who is coming tomorow", "who is coming tomorrow"],
  ["en", "Wendesday's list", "wednesday's list"],
  ["es", "quién viene el vienres", "quién viene el viernes"],
  // A name, a word, and what may be two days.
  ["en", "what does Sunny take", "what does Sunny take"],
  ["en", "munday", "munday"],
] as const)("%s: reads “%s” as “%s”", (language, question, corrected) => {
  const isWord = (word: string) => word === "coming";
  expect(withDaysCorrected(question, words[language], isWord)).toBe(corrected);
});
