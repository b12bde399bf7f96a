import * as logger from "firebase-functions/logger";

import { withoutContents } from "../http/withoutContents.ts";
import { siteAddress } from "../settings/siteAddress.ts";

/** A page of the site, or null while the site can't be reached. */
export async function pageOrNull(path: string) {
  try {
    return await publishedPage(path);
  } catch (error) {
    logger.error("page not fetched", withoutContents(error));
    return null;
  }
}

/**
 * A page of the published site, with its security headers. Its origin comes from the configuration
 * and nothing is redirected: what a caller could choose would be shown, and cached, as our page.
 */
export async function publishedPage(
  path: string,
): Promise<{ html: string; headers: Record<string, string> }> {
  const published = await fetch(siteAddress().origin + path, {
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  if (!published.ok) throw new Error(`A page of the site answered ${published.status}`);
  return { html: await published.text(), headers: kept(published.headers) };
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
