import { siteAddress } from "../settings/siteAddress.ts";
import type { HttpRequest } from "./route.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns a check whether an `Origin` belongs to our site. The list comes from the configuration
 * and never from the `Host` header, which a caller chooses: the two addresses that Hosting gives
 * the project, `SITE_ORIGIN`, those in `SITE_ORIGINS` (separated by commas), and any port of
 * localhost in the emulator.
 *
 * @throws if either variable contains something that is not an origin, so that a deployment fails
 */
export function siteOrigins(env: Environment): (origin: string) => boolean {
  const project = env["GCLOUD_PROJECT"];
  const own = project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : [];
  const origins = new Set([...own, ...listed(env, "SITE_ORIGIN"), ...listed(env, "SITE_ORIGINS")]);
  const emulated = env["FUNCTIONS_EMULATOR"] === "true";
  return (origin) => origins.has(origin) || (emulated && localOrigin.test(origin));
}

const localOrigin = /^http:\/\/localhost(?::[0-9]{1,5})?$/;

function listed(env: Environment, name: "SITE_ORIGIN" | "SITE_ORIGINS"): string[] {
  const entries = (env[name] ?? "").split(",").map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry) {
      throw new Error(`${name}: "${entry}" is not an origin such as https://www.example.com`);
    }
    return entry;
  });
}

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
 * was checked against our list before any handler runs.
 */
export function requestOrigin({ header }: Pick<HttpRequest, "header">): string {
  return header("origin") ?? siteAddress().origin;
}
