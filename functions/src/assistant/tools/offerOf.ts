import type { ExampleMeaning } from "@salvia/domain/assistant/questionExamples";
import { questionExamples } from "@salvia/domain/locales/questionExamples";

import { fillTemplate, textOf } from "../fact.ts";
import type { Reader } from "../inquiry.ts";
import { periodWords } from "../temporal/periodWords.ts";

/**
 * The question that is offered for a meaning: of the days asked about, because another day would
 * mislead.
 */
export function offerOf(
  meaning: ExampleMeaning,
  { language, texts, times, when }: Pick<Reader, "language" | "texts" | "times" | "when">,
): string {
  const { days, ...templates } = texts.offers;
  const template = Object.entries(templates).find(([name]) => name === meaning)?.[1];
  const [example = ""] = questionExamples[language][meaning];
  if (when.kind !== "period" || template === undefined) return example;
  // The words of answers, such as “del … al …”, also have other meanings in a question.
  const spans = { ...texts.spans, days };
  const span = periodWords(when.period, { texts: { ...texts, spans }, times });
  return textOf(fillTemplate(template, { span }));
}
