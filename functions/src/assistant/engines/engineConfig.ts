import { serverRegion } from "@salvia/domain/shared/region";
import type { GenkitPluginV2 } from "genkit/plugin";

import { secret, variable } from "../../settings/environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The engine that answers, and how to reach it. */
export type EngineChoice =
  | { kind: "embedded" }
  | { kind: "vertex"; model: string; region: string }
  | { kind: "gemini"; model: string; apiKey: string }
  /** `url` is the address before `/chat/completions`. */
  | { kind: "openai"; model: string; apiKey: string; url: string };

export type EngineConfig = EngineChoice & {
  /** Whether the engine may see free text: notes, reasons, task titles. */
  sendsNotes: boolean;
  /** In milliseconds, for a whole answer. */
  timeLimit: number;
};

/**
 * The engine that `ASSISTANT_ENGINE` selects: `embedded`, which costs nothing and sends no data
 * out; `vertex`, Google's in one region; `gemini`, Google's worldwide; or `openai` for any server
 * that speaks its protocol.
 *
 * @throws Error that names the missing or wrong variable, and never its value
 */
export function engineConfig(env: Environment = process.env): EngineConfig {
  const always = {
    sendsNotes: variable("ASSISTANT_SEND_NOTES", env),
    timeLimit: variable("ASSISTANT_TIME_LIMIT", env) * 1000,
  };
  const kind = variable("ASSISTANT_ENGINE", env);
  if (kind === "embedded") return { ...always, kind };
  const model = needed("ASSISTANT_MODEL", env);
  if (kind === "vertex") {
    return { ...always, kind, model, region: variable("ASSISTANT_REGION", env) ?? serverRegion };
  }
  const access = { model, apiKey: secret("ASSISTANT_API_KEY", env) };
  if (kind === "gemini") return { ...always, kind, ...access };
  return { ...always, kind, url: needed("ASSISTANT_URL", env), ...access };
}

// The check before a deployment finds this, but the emulators do without that check.
function needed(name: "ASSISTANT_MODEL" | "ASSISTANT_URL", env: Environment): string {
  const value = variable(name, env);
  if (value === null) throw new Error(`${name} is not set.`);
  return value;
}

/** Whether the selected engine needs a key. Vertex AI knows the functions' service account. */
export function needsKey(env: Environment = process.env): boolean {
  const kind = variable("ASSISTANT_ENGINE", env);
  return kind === "gemini" || kind === "openai";
}

/** The Genkit plugins for the configured engine; no other plugin is loaded. */
export async function pluginsFor(config: EngineConfig): Promise<GenkitPluginV2[]> {
  if (config.kind === "vertex") {
    const { vertexAI } = await import("@genkit-ai/google-genai");
    return [vertexAI({ location: config.region })];
  }
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
export function modelOf(config: EngineChoice): { model: string; config: { temperature: number } } {
  if (config.kind === "embedded") throw new Error("The embedded engine has no model.");
  return { model: `${plugins[config.kind]}/${config.model}`, config: { temperature: 0 } };
}

const plugins = { vertex: "vertexai", gemini: "googleai", openai: "openai" } as const;
