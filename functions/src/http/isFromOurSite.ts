import type { HttpRequest } from "./httpRequest.ts";

/**
 * Whether a call comes from one of our pages. Browsers always send the origin of a POST, so a call
 * without one does not come from a browser, carries no user's cookie, and is allowed.
 *
 * @param isOurs whether an origin belongs to our site
 */
export function isFromOurSite(
  { header }: Pick<HttpRequest, "header">,
  isOurs: (origin: string) => boolean,
): boolean {
  const site = header("sec-fetch-site");
  const origin = header("origin");
  return (site === undefined || site === "same-origin") && (origin === undefined || isOurs(origin));
}
