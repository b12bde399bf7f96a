type Environment = Readonly<Record<string, string | undefined>>;

/** The site's address for passkeys and links in our emails. */
export type SiteAddress = {
  /** Such as `https://www.example.com`. */
  origin: string;
  /** The relying party ID of every passkey, such as `www.example.com` or `localhost`. */
  rpId: string;
};

/**
 * The site's own address, from the configuration and never from a `Host` header, which a caller
 * chooses: `SITE_ORIGIN`, or the address that Hosting gives the project; localhost in the
 * emulators.
 *
 * @throws if `SITE_ORIGIN` is not an https origin
 */
export function siteAddress(env: Environment = process.env): SiteAddress {
  if (env["FUNCTIONS_EMULATOR"] === "true") {
    return { origin: "http://localhost:5000", rpId: "localhost" };
  }
  const origin = env["SITE_ORIGIN"] || `https://${env["GCLOUD_PROJECT"] ?? ""}.web.app`;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith("https:")) {
    throw new Error(`SITE_ORIGIN: "${origin}" is not an origin such as https://www.example.com`);
  }
  return { origin, rpId: new URL(origin).hostname };
}
