import type { ConversationContext } from "@salvia/domain/assistant/conversationContext";
import type { Language } from "@salvia/domain/shared/language";
import type { GenkitPluginV2 } from "genkit/plugin";

type Environment = Readonly<Record<string, string | undefined>>;

/** The engine that answers, and how to reach it. */
export type EngineChoice =
  | { kind: "embedded" }
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
 * out; `gemini`; or `openai` for any server that speaks its protocol.
 *
 * @throws Error that names the missing or wrong variable, and never its value
 */
export function engineConfig(env: Environment): EngineConfig {
  const kind = env["ASSISTANT_ENGINE"];
  const notes = env["ASSISTANT_SEND_NOTES"] || "off";
  if (notes !== "on" && notes !== "off") {
    throw new Error('ASSISTANT_SEND_NOTES must be "on" or "off".');
  }
  const timeLimit = Number(env["ASSISTANT_TIME_LIMIT"] || 30) * 1000;
  if (!(timeLimit > 0)) throw new Error("ASSISTANT_TIME_LIMIT must be a number of seconds.");
  const always = { sendsNotes: notes === "on", timeLimit };
  if (hasOwnEngine(env)) return { ...always, kind: "embedded" };
  if (kind === "gemini") return { ...always, kind, ...access(env) };
  if (kind !== "openai") {
    throw new Error('ASSISTANT_ENGINE must be "embedded", "gemini", or "openai".');
  }
  const url = env["ASSISTANT_URL"] ?? "";
  if (!URL.canParse(url) || !mayBeCalled(new URL(url))) {
    throw new Error("ASSISTANT_URL must be a URL such as https://models.example.com/v1");
  }
  return { ...always, kind, url, ...access(env) };
}

function access(env: Environment): { model: string; apiKey: string } {
  const model = env["ASSISTANT_MODEL"];
  const apiKey = env["ASSISTANT_API_KEY"];
  if (!model) throw new Error("ASSISTANT_MODEL is missing.");
  if (!apiKey) throw new Error("ASSISTANT_API_KEY is missing.");
  return { model, apiKey };
}

/** Whether the built-in engine is selected, which needs no key. */
export function hasOwnEngine(env: Environment): boolean {
  return (env["ASSISTANT_ENGINE"] || "embedded") === "embedded";
}

/** Allows plain HTTP on this machine only. */
function mayBeCalled({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

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
