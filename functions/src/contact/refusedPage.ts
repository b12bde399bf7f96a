import { contactPagePath } from "@salvia/domain/site/contact";

import { requestOrigin } from "../http/origin.ts";
import type { HttpRequest, PageReply } from "../http/route.ts";
import type { Refusal } from "../http/refusal.ts";
import { readRefused, waitsForPage } from "./contactBody.ts";
import { fillForm } from "./fillForm.ts";
import { refusalNotice } from "./refusalNotice.ts";

/**
 * Explains why a form posted without script was refused. If fields are invalid, the answer is the
 * form's own page, filled in, with the errors in the page's language. It is fetched from the
 * published site and keeps its security headers. For all other refusals, the answer is a static
 * notice, so that refusing costs less than accepting; the browser keeps the form's values when the
 * visitor goes back.
 *
 * @returns null for a post by a script
 */
export async function refusedPage(call: HttpRequest, refusal: Refusal): Promise<PageReply | null> {
  if (!waitsForPage(call)) return null;
  const { page, language, values } = readRefused(call);
  if (refusal.fields === null) return refusalNotice(refusal, page, language);
  const published = await fetch(requestOrigin(call) + contactPagePath(page, language), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!published.ok) throw new Error(`A page of the site answered ${published.status}`);
  return {
    // 422 instead of 400: the request was readable, but some fields are invalid.
    status: 422,
    html: fillForm(await published.text(), { values, fields: refusal.fields }),
    headers: kept(published.headers),
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
