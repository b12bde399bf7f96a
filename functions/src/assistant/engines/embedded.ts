import { sentenceMaxLength, sourceSchema, type Sentence } from "@salvia/domain/assistant/assistant";

import { fillTemplate, plainFact, textOf, type Fact } from "../fact.ts";
import type { Inquiry, Reader } from "../inquiry.ts";
import { periodWords } from "../tools/periodWords.ts";
import { readWith } from "../tools/tools.ts";
import { isDated } from "../understanding/intents.ts";
import type { Offer, Outcome } from "../understanding/understand.ts";

/**
 * The engine that needs no key and no network: it says the facts that the intent of the question
 * asks for, asks back, or says why it does not answer.
 */
export async function* embeddedAnswer({
  understanding: { outcome },
  reader,
}: Pick<Inquiry, "understanding" | "reader">): AsyncGenerator<Sentence> {
  for (const read of factsOf(outcome, reader)) {
    // oxlint-disable-next-line no-await-in-loop -- the first facts are said before the next are read
    for (const { text, source } of await read()) {
      // Skips a stored id that no page can link to.
      if (sourceSchema.safeParse(source).success) {
        yield { text: textOf(text).slice(0, sentenceMaxLength), sources: [source] };
      }
    }
  }
}

/** What is read for an outcome, in the order in which it is said. */
function factsOf(outcome: Outcome, reader: Reader): (() => Promise<Fact[]>)[] {
  const { texts } = reader;
  switch (outcome.kind) {
    case "data":
      return [
        ...outcome.tools.map((call) => () => readWith(call, reader)),
        ...(outcome.help === null ? [] : [helpOn(outcome.help, reader)]),
      ];
    case "help":
      return [
        ...outcome.tools.map((call) => () => readWith(call, reader)),
        helpOn(outcome.topic, reader),
      ];
    case "unsure": {
      const offered = outcome.offers.map((offer) => question(offerText(offer, reader)));
      return [async () => [plainFact(texts.unsure, "unsure"), ...offered]];
    }
    case "corrected":
      return [async () => [plainFact(texts.corrected, "unsure"), question(outcome.question)]];
    case "refused":
    default: {
      const topic = outcome.why === "noPatient" ? "recordWindow" : "followUps";
      return [async () => [plainFact(texts.refusals[outcome.why], topic)]];
    }
  }
}

function helpOn(topic: "noAdvice" | Extract<Outcome, { kind: "help" }>["topic"], reader: Reader) {
  return () => readWith(["help", { topic }], reader);
}

/** A question that can be asked instead. */
function question(text: string): Fact {
  return { text: [text], source: { kind: "question", path: "help/unsure" } };
}

/** The complete question that is offered: of the patient and the days of the question. */
export function offerText(
  { intent, measure }: Offer,
  reader: Pick<Reader, "texts" | "about" | "times">,
): string {
  const { texts, about, times } = reader;
  const templates: Readonly<Partial<Record<string, string>>> = texts.offers;
  const period = about.period ?? times.daysAhead(isDated(intent) ? 0 : 6);
  // The words of answers, such as “del … al …”, also have other meanings in a question.
  const spans = { ...texts.spans, days: texts.offerDays };
  const values = {
    span: periodWords(period, { texts: { ...texts, spans }, times }),
    name: about.patient?.name ?? "",
    measure: measure === null ? texts.vitals.all : texts.vitals.measures[measure],
  };
  return textOf(fillTemplate(templates[intent] ?? "", values));
}
