import type { HttpRequest } from "./httpRequest.ts";

/**
 * The CORS headers that let only our own pages call a function at its own address. The call carries
 * no cookie; the ID token identifies the caller, and only our pages have one.
 *
 * @param isOurs whether an origin belongs to our site
 */
export function crossOriginHeaders(
  { header }: Pick<HttpRequest, "header">,
  isOurs: (origin: string) => boolean,
): Record<string, string> {
  const origin = header("origin");
  if (origin === undefined || !isOurs(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "authorization, content-type, x-firebase-appcheck",
    "Access-Control-Max-Age": "7200",
  };
}
