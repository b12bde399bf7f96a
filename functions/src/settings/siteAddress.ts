import { isEmulated, variable } from "./environment.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The site's address for passkeys and links in our emails. */
export type SiteAddress = {
  /** Such as `https://www.example.com`. */
  origin: string;
  /** The relying party ID of every passkey, such as `www.example.com` or `localhost`. */
  rpId: string;
};

/**
 * The site's own address, from the configuration and never from a request's header, which a caller
 * chooses: `SITE_ORIGIN`, or that of Hosting in the emulators.
 */
export function siteAddress(env: Environment = process.env): SiteAddress {
  const origin = isEmulated(env)
    ? (env["SALVIA_HOSTING_URL"] ?? "http://localhost:5000")
    : variable("SITE_ORIGIN", env);
  return { origin, rpId: new URL(origin).hostname };
}
