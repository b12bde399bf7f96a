import { isPreviewOrigin } from "@salvia/domain/configuration/previewOrigin";

import { isEmulated, variable } from "../settings/environment.ts";
import type { HttpRequest } from "./route.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a check whether an `Origin` belongs to our site. The list comes from the configuration
 * and never from the `Host` header, which a caller chooses: the two addresses that Hosting gives
 * the project, `SITE_ORIGIN`, those in `SITE_ORIGINS`, with `PREVIEW_CHANNELS` those of preview
 * channels, and any port of localhost in the emulator.
 */
export function siteOrigins(env: Environment = process.env): (origin: string) => boolean {
  if (isEmulated(env)) return (origin) => localOrigin.test(origin);
  const project = env["GCLOUD_PROJECT"] ?? "";
  const allowsPreviews = variable("PREVIEW_CHANNELS", env);
  const origins = new Set([
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    variable("SITE_ORIGIN", env),
    ...variable("SITE_ORIGINS", env),
  ]);
  return (origin) => origins.has(origin) || (allowsPreviews && isPreviewOrigin(project, origin));
}

const localOrigin = /^http:\/\/localhost(?::[0-9]{1,5})?$/;

/**
 * Whether a call comes from one of our pages. Browsers always send the origin of a POST, so a call
 * without one does not come from a browser, carries no user's cookie, and is allowed. A GET may come
 * from anywhere, as by a link in an email, but not from another site's script.
 *
 * @param isOurs whether an origin belongs to our site
 */
export function isFromOurSite(
  { method, header }: Pick<HttpRequest, "method" | "header">,
  isOurs: (origin: string) => boolean,
): boolean {
  const site = method === "GET" ? undefined : header("sec-fetch-site");
  const origin = header("origin");
  return (site === undefined || site === "same-origin") && (origin === undefined || isOurs(origin));
}

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
