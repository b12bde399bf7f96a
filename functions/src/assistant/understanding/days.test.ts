import { languages, type Language } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import type { Way } from "./dayRules.ts";
import { withDaysCorrected } from "./days.ts";
import { learnedOf } from "./languages.ts";
import data from "./testing/days.json" with { type: "json" };

/** What is said on a Sunday, and which days it means. */
type Example = { language: Language; question: string; is: string };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another language would fail
const examples = data as Record<Way, readonly Example[]>;
const today = "2026-11-22";

const learned = await Promise.all(languages.map((language) => learnedOf(language)));
const learnedIn = (language: Language) => learned[languages.indexOf(language)];

function when(language: Language, question: string, way: Way = "future", on: string = today) {
  const period = learnedIn(language)?.timeIn(question, on, way).period ?? null;
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

const rows = (["future", "past"] as const).flatMap((way) =>
  examples[way].map(({ language, question, is }) => [language, question, way, is] as const),
);

it.each(rows)("%s: “%s” in the %s is %s", (language, question, way, expected) => {
  expect(when(language, question, way)).toBe(expected);
});

it("means a month that has just passed rather than that of next year", () => {
  const asked = (on: string) => when("en", "who do I see in December", "future", on);
  expect(asked("2027-01-10")).toBe("2026-12-01..2026-12-31");
  expect(asked("2027-05-10")).toBe("2027-12-01..2027-12-31");
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
  const known = { days: learnedIn(language)?.days ?? {}, vocabulary: new Set(["coming"]) };
  expect(withDaysCorrected(question, known)).toBe(corrected);
});
