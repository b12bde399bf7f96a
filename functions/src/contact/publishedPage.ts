import { contactPagePath, type ContactPage } from "@salvia/domain/site/contact";
import type { Language } from "@salvia/domain/shared/language";

import { requestOrigin, siteOrigins } from "../http/origin.ts";
import type { HttpRequest } from "../http/route.ts";

/** A page of the published site, with its security headers. */
export async function publishedPage(
  call: HttpRequest,
  page: ContactPage,
  language: Language,
): Promise<{ html: string; headers: Record<string, string> }> {
  const published = await fetch(originOf(call) + contactPagePath(page, language), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!published.ok) throw new Error(`A page of the site answered ${published.status}`);
  return { html: await published.text(), headers: kept(published.headers) };
}

/** The origin of the page that a call came from. Browsers send no `Origin` with a GET. */
function originOf(call: HttpRequest): string {
  const referer = URL.parse(call.header("referer") ?? "")?.origin ?? "";
  return call.header("origin") === undefined && siteOrigins()(referer)
    ? referer
    : requestOrigin(call);
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
