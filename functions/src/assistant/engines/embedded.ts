import { filled, plainFact, sentenceOf, type Fact } from "../fact.ts";
import type { Inquiry, Reader } from "../inquiry.ts";
import { readWith } from "../tools/tools.ts";
import { dataIntentOf, type DataIntentName } from "../understanding/intents.ts";
import type { Outcome } from "../understanding/understand.ts";

/**
 * The engine that needs no key and no network: it says the facts that the intent of the question
 * asks for, asks back, or says why it does not answer.
 */
export async function* embeddedAnswer({ understanding, reader }: Inquiry) {
  const { outcome } = understanding;
  if (!("tools" in outcome)) {
    yield* askedBack(outcome, reader).map(sentenceOf);
    return;
  }
  const said = new Set<string>();
  for (const tool of outcome.tools) {
    // oxlint-disable-next-line no-await-in-loop -- the first facts are said before the next are read
    const sentences = (await readWith(tool, reader)).map(sentenceOf);
    // Each tool that reads a closed record says so.
    yield* sentences.filter(({ text }) => !said.has(text));
    for (const { text } of sentences) said.add(text);
  }
}

/** What is said without looking anything up. */
function askedBack(outcome: Exclude<Outcome, { tools: unknown }>, reader: Reader): Fact[] {
  const { texts } = reader;
  if (outcome.kind === "refused") {
    const topic = outcome.why === "noPatient" ? "recordWindow" : "followUps";
    return [plainFact(texts.refusals[outcome.why], topic)];
  }
  const questions =
    outcome.kind === "unsure"
      ? outcome.offers.map((offer) => offerText(offer, reader))
      : [outcome.question];
  return [
    plainFact(texts[outcome.kind], "unsure"),
    ...questions.map((question) => plainFact(question, "unsure", "question")),
  ];
}

/** The complete question that is offered: of the patient and the days of the question. */
export function offerText(
  intent: DataIntentName,
  { texts, about, times }: Pick<Reader, "texts" | "about" | "times">,
): string {
  const templates: Readonly<Partial<Record<string, string>>> = texts.offers;
  const period = about.period ?? times.daysAhead(dataIntentOf(intent).isDated ? 0 : 6);
  const values = {
    // The words of answers, such as “del … al …”, also have other meanings in a question.
    span: times.words(period, texts.offerDays),
    name: about.patient?.name ?? "",
    measure: about.measure === null ? texts.vitals.all : texts.vitals.measures[about.measure],
  };
  return filled(templates[intent] ?? "", values);
}
