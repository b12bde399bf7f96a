import type { HttpRequest } from "./httpRequest.ts";

/**
 * Whether a call comes from a page of ours. Every browser says where a POST comes from, so a call
 * that says nothing was not made by one: it carries no cookie of a person's, and is let through.
 *
 * @param isOurs whether an origin is our site's
 */
export function isFromOurSite(
  { header }: Pick<HttpRequest, "header">,
  isOurs: (origin: string) => boolean,
): boolean {
  const site = header("sec-fetch-site");
  const origin = header("origin");
  return (site === undefined || site === "same-origin") && (origin === undefined || isOurs(origin));
}
