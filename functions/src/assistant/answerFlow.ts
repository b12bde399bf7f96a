import { sentenceSchema, type Sentence } from "@salvia/domain/assistant/assistant";
import type { HelpTopic } from "@salvia/domain/assistant/helpTopic";
import { languages } from "@salvia/domain/shared/language";
import { z } from "genkit";

import { ai, engine } from "./ai.ts";
import "./engines/embedded.ts";
import { modelOf } from "./engines/plugins.ts";
import { groundedSentence } from "./groundedSentence.ts";
import { instructions } from "./instructions.ts";
import { linesOf } from "./linesOf.ts";
import { isAdvice, routeQuestion } from "./routing/routeQuestion.ts";
import { inquiryIn } from "./inquiry.ts";
import { tools } from "./tools/tools.ts";

/**
 * Answers a question sentence by sentence with the configured engine. Each sentence is checked
 * against the facts that the tools returned; a sentence that fails the check is never sent. If no
 * sentence passes, the flow sends the facts themselves.
 *
 * Questions that the assistant refuses always go to the embedded engine, so that no other engine
 * gets a chance to answer them.
 */
export const answerFlow = ai.defineFlow(
  {
    name: "answer",
    inputSchema: z.object({ question: z.string(), language: z.enum(languages) }),
    streamSchema: z.custom<Sentence>((value) => sentenceSchema.safeParse(value).success),
    outputSchema: z.object({ held: z.number(), dropped: z.number() }),
  },
  async ({ question, language }, { sendChunk, context, abortSignal }) => {
    const { ledger, masks, lastTurn } = inquiryIn(context);
    const route = routeQuestion(question, language);
    const isRefused = route.kind === "help" && refusedTopics.has(route.topic);
    const { model, config } = modelOf(
      isRefused ? { kind: "embedded" } : engine,
      language,
      lastTurn,
    );
    const { stream, response } = ai.generateStream({
      model,
      config,
      system: instructions(language, lastTurn),
      prompt: question,
      tools,
      maxTurns: 4,
      context: context ?? {},
      abortSignal,
    });
    // The stream already throws this error; without a handler, it would also be an unhandled
    // rejection.
    response.catch(() => {});
    const count = { held: 0, dropped: 0 };
    for await (const line of linesOf(textsOf(stream))) {
      const advises = (text: string) => isAdvice(text, language);
      const sentence = groundedSentence(line, { ledger, masks, isAdvice: advises });
      count[sentence === null ? "dropped" : "held"] += 1;
      if (sentence !== null) sendChunk(sentence);
    }
    await response;
    if (count.held === 0) {
      for (const { text, source } of ledger.all()) {
        sendChunk({ text: masks.unmasked(text), sources: [source] });
      }
    }
    return count;
  },
);

const refusedTopics: ReadonlySet<HelpTopic> = new Set<HelpTopic>([
  "noAdvice",
  "orders",
  "waitingRoom",
  "allergies",
]);

async function* textsOf(
  stream: AsyncIterable<{ role?: string | undefined; text: string }>,
): AsyncGenerator<string> {
  for await (const chunk of stream) {
    if (chunk.role !== "tool") yield chunk.text;
  }
}
