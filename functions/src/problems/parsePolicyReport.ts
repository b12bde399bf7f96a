import * as z from "zod/mini";

import { Refusal } from "../http/refusal.ts";
import type { HttpRequest } from "../http/route.ts";

/** What is kept of a violation; never an address or a part of a script. */
export type PolicyViolation = {
  directive: string;
  /** The host of what was blocked, else its scheme, such as `data`, or its kind, such as `inline`. */
  blocked: string;
};

/** Directives of our policies, and the parts of them that browsers name instead. */
const directives = [
  "base-uri",
  "connect-src",
  "default-src",
  "font-src",
  "form-action",
  "frame-ancestors",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "require-trusted-types-for",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "worker-src",
] as const;

const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": z.optional(z.string()),
    "violated-directive": z.optional(z.string()),
    "blocked-uri": z.string(),
  }),
});

const reportType = /^application\/csp-report(?:\s*;\s*charset="?utf-8"?)?$/i;

/** What browsers write in place of an address. */
const kinds = /^(?:inline|eval|self|wasm-eval|trusted-types-(?:policy|sink))$/;

/**
 * Reads a browser's report (Content Security Policy, level 3, section 5.3).
 *
 * @throws Refusal unsupported-media-type or bad-request
 */
export function parsePolicyReport({
  header,
  body,
}: Pick<HttpRequest, "header" | "body">): PolicyViolation {
  if (!reportType.test(header("content-type")?.trim() ?? "")) {
    throw new Refusal("unsupported-media-type");
  }
  const { data } = reportSchema.safeParse(jsonOf(body));
  if (data === undefined) throw new Refusal("bad-request");
  const report = data["csp-report"];
  const named = report["effective-directive"] ?? report["violated-directive"] ?? "";
  const directive = directives.find((each) => each === named.split(" ", 1)[0]);
  const blocked = hostOf(report["blocked-uri"]);
  if (directive === undefined || blocked === null) throw new Refusal("bad-request");
  return { directive, blocked };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new Refusal("bad-request");
  }
}

function hostOf(blocked: string): string | null {
  if (kinds.test(blocked)) return blocked;
  // Browsers leave the address out for some violations, and name a scheme without its colon.
  if (blocked === "") return "unknown";
  if (/^[a-z][a-z-]{1,30}$/.test(blocked)) return blocked;
  const address = URL.parse(blocked);
  if (address === null) return null;
  const isWeb = /^(?:https?|wss?):$/.test(address.protocol);
  const host = isWeb ? address.hostname : address.protocol.slice(0, -1);
  return host.length <= 253 ? host : null;
}
