import {
  answerEventSchema,
  assistantEndpoint,
  type AnswerEvent,
  type Question,
  type Sentence,
} from "@salvia/domain/assistant/assistant";

import { startInstance, bundle } from "../support/instance.ts";
import { post } from "../support/site.ts";

/**
 * Starts the function `assistant` in a process of its own.
 *
 * @param logged whether what it prints is kept
 */
export function startAssistant(environment: Readonly<Record<string, string>> = {}, logged = false) {
  return startInstance({ modules: [bundle], target: "assistant", environment, logged });
}

/** A question as the page sends it. */
export function questionBody(more: Partial<Question> & Pick<Question, "question">): Question {
  const about = { language: "en", units: "metric", timeZone: "UTC" } as const;
  return { ...about, threadId: null, patientId: null, ...more };
}

/** Asks a question and returns the response as soon as it begins. */
export function ask(to: string, idToken: string, question: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${idToken}` };
  return post(assistantEndpoint.path, { body: question, headers, to });
}

/** Asks a question and returns the complete answer. */
export async function answerOf(to: string, idToken: string, question: Question) {
  const response = await ask(to, idToken, question);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const lines = (await response.text()).trimEnd().split("\n");
  const events = lines.map((line): AnswerEvent => answerEventSchema.parse(JSON.parse(line)));
  const sentences = events.flatMap((event): Sentence[] =>
    event.event === "sentence" ? [event.sentence] : [],
  );
  const [begun] = events.flatMap((event) => (event.event === "thread" ? [event.threadId] : []));
  const [fault] = events.flatMap((event) => (event.event === "end" ? [event.fault] : []));
  return {
    sentences,
    fault,
    threadId: begun ?? "",
    text: sentences.map(({ text }) => text).join("\n"),
    paths: sentences.flatMap(({ sources }) => sources.map(({ path }) => path)),
  };
}
