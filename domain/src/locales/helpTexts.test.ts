import { expect, it } from "vitest";

import { threadLifetime } from "../assistant/thread.ts";
import { recordClosesMinutesAfter, recordOpensMinutesBefore } from "../scheduling/appointment.ts";
import { languages } from "../shared/language.ts";
import { helpTexts, helpTopics } from "./helpTexts.ts";

it.each(languages)("explains each topic of the help in %s with a text of its own", (language) => {
  const help = helpTexts[language];
  const sentences = helpTopics.flatMap((topic) => help[topic].sentences);
  expect(helpTopics.every((topic) => help[topic].sentences.length > 0)).toBe(true);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it.each(languages)("states the same numbers as the code in %s", (language) => {
  const help = helpTexts[language];
  const numbers = (text = "") => text.match(/\d+/g)?.map(Number);
  expect(numbers(help.recordWindow.sentences[0])).toEqual([
    recordOpensMinutesBefore,
    recordClosesMinutesAfter,
  ]);
  expect(numbers(help.privacy.sentences[0])).toEqual([threadLifetime / 86_400_000]);
});
