import { serverRegion } from "@salvia/domain/shared/region";

import { secret, variable } from "../../settings/environment.ts";

export type EngineConfig = ReturnType<typeof engineConfig>;

/**
 * The engine that `ASSISTANT_ENGINE` selects: `embedded`, which costs nothing and sends no data
 * out; `vertex`, Google's in one region; `gemini`, Google's worldwide; or `openai` for any server
 * that speaks its protocol, at the address before `/chat/completions`.
 *
 * @throws Error that names the missing or wrong variable, and never its value
 */
export function engineConfig(env = process.env) {
  const kind = variable("ASSISTANT_ENGINE", env);
  const always = {
    /** Whether the engine may see free text: notes, reasons, task titles. */
    sendsNotes: variable("ASSISTANT_SEND_NOTES", env),
    /** In milliseconds, for a whole answer. */
    timeLimit: variable("ASSISTANT_TIME_LIMIT", env) * 1000,
  };
  if (kind === "embedded") return { kind, ...always };
  const model = needed("ASSISTANT_MODEL", env);
  if (kind === "vertex") {
    return { kind, ...always, model, region: variable("ASSISTANT_REGION", env) ?? serverRegion };
  }
  const apiKey = secret("ASSISTANT_API_KEY", env);
  if (kind === "gemini") return { kind, ...always, model, apiKey };
  return { kind, ...always, model, apiKey, url: needed("ASSISTANT_URL", env) };
}

// The check before a deployment finds this, but the emulators do without that check.
function needed(name: "ASSISTANT_MODEL" | "ASSISTANT_URL", env: NodeJS.ProcessEnv): string {
  const value = variable(name, env);
  if (value === null) throw new Error(`${name} is not set.`);
  return value;
}
