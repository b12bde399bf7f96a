import { contactPagePath } from "@salvia/domain/contact";

import { callOrigin } from "../http/callOrigin.ts";
import type { IncomingCall } from "../http/incomingCall.ts";
import type { Refusal } from "../http/refusal.ts";
import type { PageReply } from "../http/route.ts";
import type { ContactBody } from "./contactBody.ts";
import { fillForm } from "./fillForm.ts";

/**
 * The page a form was posted from, with the form as it was filled in and what is wrong. The page is
 * fetched from the site, as it is published there, and keeps its security headers.
 */
export async function refilledPage(
  { page, language, values }: ContactBody,
  refusal: Refusal,
  call: IncomingCall,
): Promise<PageReply> {
  const published = await fetch(callOrigin(call) + contactPagePath(page, language), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!published.ok) throw new Error(`A page of the site answered ${published.status}`);
  const problem = refusal.code === "rate-limited" ? "busy" : "fields";
  return {
    status: refusal.fields === null ? refusal.status : 422,
    html: fillForm(await published.text(), { values, problem, fields: refusal.fields ?? {} }),
    headers: {
      ...kept(published.headers),
      ...(refusal.retryAfter !== null && { "Retry-After": String(refusal.retryAfter) }),
    },
  };
}

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
