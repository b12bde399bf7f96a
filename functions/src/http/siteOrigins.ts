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
