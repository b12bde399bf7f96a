import { languages } from "@salvia/domain/shared/language";
import {
  conversationContextSchema,
  type Intent,
  type ConversationContext,
} from "@salvia/domain/assistant/conversationContext";
import { z, type MessageData } from "genkit";

import { ai } from "../ai.ts";
import type { Route } from "../routing/route.ts";
import { routeQuestion } from "../routing/routeQuestion.ts";

const configSchema = z.object({
  language: z.enum(languages),
  lastTurn: z.custom<ConversationContext | null>(
    (value) => value === null || conversationContextSchema.safeParse(value).success,
  ),
});

/**
 * The engine that needs no key and no network, and is deterministic: it picks the tools from the
 * words of the question and returns the facts they found. Genkit sees a model like any other, with
 * the same tools and checks.
 */
ai.defineModel(
  {
    name: "embedded",
    configSchema,
    supports: { multiturn: true, tools: true, systemRole: true, output: ["text"] },
  },
  async ({ messages, config }, sendChunk) => {
    const { language, lastTurn } = configSchema.parse(config);
    const found = messages.filter(({ role }) => role === "tool").flatMap(factsIn);
    if (found.length === 0) {
      const content = toolRequests(routeQuestion(questionIn(messages), language, lastTurn));
      return { message: { role: "model", content }, finishReason: "stop" };
    }
    const content = found.map(({ id, text }) => {
      const line = { text: `${JSON.stringify({ say: text, from: [id] })}\n` };
      sendChunk?.({ role: "model", content: [line] });
      return line;
    });
    return { message: { role: "model", content }, finishReason: "stop" };
  },
);

/** The tool requests for a route, in order. */
function toolRequests(route: Route) {
  if (route.kind === "help") return [request("help", { topic: route.topic })];
  if (route.kind === "unsure") return [request("askBack", { meanings: route.meanings })];
  const { measure, trend, overdue } = route;
  const inputs: Readonly<Record<Intent, object>> = {
    appointments: {},
    requests: {},
    waiting: {},
    freeSlots: {},
    vitals: { measure, trend },
    tasks: { overdue },
    allergies: {},
    problems: {},
    medications: {},
    notes: {},
  };
  const data = route.intents.map((intent) => request(intent, inputs[intent]));
  return route.asksIllness ? [...data, request("help", { topic: "noAdvice" })] : data;
}

function request(name: string, input: object) {
  return { toolRequest: { name, ref: name, input } };
}

function questionIn(messages: readonly MessageData[]): string {
  const question = messages.findLast(({ role }) => role === "user");
  return question?.content.map(({ text }) => text ?? "").join("") ?? "";
}

const outputSchema = z.object({ facts: z.array(z.object({ id: z.string(), text: z.string() })) });

function factsIn({ content }: MessageData): z.infer<typeof outputSchema>["facts"] {
  return content.flatMap(({ toolResponse }) => {
    const read = outputSchema.safeParse(toolResponse?.output);
    return read.success ? read.data.facts : [];
  });
}
