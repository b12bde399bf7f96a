import type { IncomingCall } from "./incomingCall.ts";
import { Refusal } from "./refusal.ts";

/** The longest body we read where a call does not say more: several times the longest ID token. */
const bodyMaxBytes = 16 * 1024;

// A cross-site page can send other types without asking first; JSON costs it a preflight.
const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * The value a call's body holds.
 *
 * @throws Refusal unsupported-media-type, payload-too-large, or bad-request where it is not JSON
 */
export function readJson({ header, body }: IncomingCall, maxBytes = bodyMaxBytes): unknown {
  if (!jsonType.test(header("content-type")?.trim() ?? "")) {
    throw new Refusal("unsupported-media-type");
  }
  if (body.byteLength > maxBytes) throw new Refusal("payload-too-large");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new Refusal("bad-request");
  }
}
