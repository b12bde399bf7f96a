import { contactPagePath } from "@salvia/domain/contact";
import type { CallError } from "@salvia/domain/errors";

import { callOrigin } from "../http/callOrigin.ts";
import type { IncomingCall } from "../http/incomingCall.ts";
import type { Refusal } from "../http/refusal.ts";
import type { PageReply } from "../http/route.ts";
import { readRefused, waitsForPage } from "./contactBody.ts";
import { fillForm, type FormProblem } from "./fillForm.ts";

/**
 * What went wrong with a form that was posted without script: its page, with the form as it was filled
 * in and what is wrong, in the page's language. The page is fetched from the site, as it is published
 * there, and keeps its security headers.
 *
 * @returns null for a post by a script
 */
export async function refilledPage(
  call: IncomingCall,
  refusal: Refusal,
): Promise<PageReply | null> {
  if (!waitsForPage(call)) return null;
  const { page, language, values } = readRefused(call);
  const published = await fetch(callOrigin(call) + contactPagePath(page, language), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!published.ok) throw new Error(`A page of the site answered ${published.status}`);
  const problem = problems[refusal.code] ?? "failed";
  return {
    // A form that was read, with fields that are wrong, is not a bad request.
    status: refusal.fields === null ? refusal.status : 422,
    html: fillForm(await published.text(), { values, problem, fields: refusal.fields ?? {} }),
    headers: {
      ...kept(published.headers),
      ...(refusal.retryAfter !== null && { "Retry-After": String(refusal.retryAfter) }),
    },
  };
}

/** Which of the form's sentences tells a refusal. */
const problems: Partial<Record<CallError, FormProblem>> = {
  "bad-request": "fields",
  "rate-limited": "busy",
  "payload-too-large": "too-large",
  "unsupported-media-type": "unreadable",
};

const securityHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-frame-options",
];

function kept(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    securityHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
