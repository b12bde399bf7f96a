import type { HttpRequest } from "./httpRequest.ts";
import { Refusal } from "./refusal.ts";

// A cross-site page can send other types without asking first; JSON costs it a preflight.
const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * The value a call's body holds.
 *
 * @throws Refusal unsupported-media-type, or bad-request where it is not JSON
 */
export function readJson({ header, body }: Pick<HttpRequest, "header" | "body">): unknown {
  if (!jsonType.test(header("content-type")?.trim() ?? "")) {
    throw new Refusal("unsupported-media-type");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new Refusal("bad-request");
  }
}
