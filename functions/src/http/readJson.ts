import type { HttpRequest } from "./httpRequest.ts";
import { Refusal } from "./refusal.ts";

// Cross-site pages can send other types without a preflight; JSON requires one.
const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * Parses the JSON body of a call.
 *
 * @throws Refusal unsupported-media-type, or bad-request if it is not JSON
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
