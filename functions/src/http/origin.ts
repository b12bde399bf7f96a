import { isPreviewOrigin } from "@salvia/domain/configuration/previewOrigin";

import { isEmulated, variable } from "../settings/environment.ts";
import { siteAddress } from "../settings/siteAddress.ts";
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
  const project = projectOf(env);
  const allowsPreviews = variable("PREVIEW_CHANNELS", env);
  const origins = new Set([
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    variable("SITE_ORIGIN", env),
    ...variable("SITE_ORIGINS", env),
  ]);
  return (origin) => origins.has(origin) || (allowsPreviews && isPreviewOrigin(project, origin));
}

function projectOf(env: Environment): string {
  return env["GCLOUD_PROJECT"] ?? "";
}

const localOrigin = /^http:\/\/localhost(?::[0-9]{1,5})?$/;

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

/**
 * The origin for links in an email: that of the page that requested it, or the site's own. `Origin`
 * was checked against our list before any handler runs. An email outlives a preview channel, and a
 * link with a code must not lead to an address that is only probably ours.
 */
export function requestOrigin(
  { header }: Pick<HttpRequest, "header">,
  env: Environment = process.env,
): string {
  const origin = header("origin");
  return origin === undefined || isPreviewOrigin(projectOf(env), origin)
    ? siteAddress(env).origin
    : origin;
}
