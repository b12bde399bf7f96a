import type { Language } from "@salvia/domain/shared/language";
import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { GenkitPluginV2 } from "genkit/plugin";

import type { EngineChoice, EngineConfig } from "./engineConfig.ts";

/** The Genkit plugins for the configured engine; no other plugin is loaded. */
export async function pluginsFor(config: EngineConfig): Promise<GenkitPluginV2[]> {
  if (config.kind === "gemini") {
    const { googleAI } = await import("@genkit-ai/google-genai");
    return [googleAI({ apiKey: config.apiKey })];
  }
  if (config.kind === "openai") {
    const { openAICompatible } = await import("@genkit-ai/compat-oai");
    const { apiKey, url: baseURL, timeLimit: timeout } = config;
    return [openAICompatible({ name: "openai", apiKey, baseURL, timeout, maxRetries: 1 })];
  }
  return [];
}

/** The engine's model name in Genkit, and the options to call it with. */
export function modelOf(
  config: EngineChoice,
  language: Language,
  lastTurn: ConversationContext | null,
): { model: string; config: Readonly<Record<string, unknown>> } {
  if (config.kind === "embedded") return { model: "embedded", config: { language, lastTurn } };
  const plugin = config.kind === "gemini" ? "googleai" : "openai";
  return { model: `${plugin}/${config.model}`, config: { temperature: 0 } };
}
