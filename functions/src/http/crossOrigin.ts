import type { HttpRequest } from "./httpRequest.ts";

/**
 * What lets a page of our site call a function at the function's own address, and no other page. The
 * call carries no cookie: who makes it is shown by the ID token, which only our pages have.
 *
 * @param isOurs whether an origin is our site's
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
