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
 * Answers a question, sentence by sentence, with the engine that is configured. What the engine says
 * is held against what the tools have found; what does not hold is never sent. Where nothing it says
 * holds, the facts are told as they were found.
 *
 * What the assistant refuses is answered by the embedded engine, whichever is configured: no other one
 * is to be tempted.
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
    // What fails is thrown by the stream already; it must not be thrown once more where nobody listens.
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
