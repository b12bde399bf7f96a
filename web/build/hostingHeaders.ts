import { wrongPolicies, type HeaderRule, type Page } from "./stylePolicies.ts";

/** What the policies of a site depend on, besides its styles. */
type Build = {
  /** Whether the site serves the font itself. */
  ownFont: boolean;
  /** Whether the pages use App Check. */
  appCheck: boolean;
  /** The host of Google's sign-in, if pages at another one frame it: preview channels do. */
  authHost: string | null;
};

/** Reads from the build's environment what its policies depend on. */
export function policyChoices(env: Readonly<Record<string, string | undefined>>): Build {
  return {
    ownFont: env["VITE_FONT"] === "self",
    appCheck: Boolean(env["VITE_APP_CHECK_SITE_KEY"]),
    authHost:
      env["VITE_PREVIEW_CHANNELS"] === "on" ? authHostOf(env["VITE_FIREBASE_CONFIG"]) : null,
  };
}

function authHostOf(webConfig: string | undefined): string | null {
  if (!webConfig) return null;
  const { authDomain }: { authDomain?: unknown } = Object(JSON.parse(webConfig));
  return typeof authDomain === "string" ? authDomain : null;
}

/**
 * The headers that a build needs: those of the committed firebase.json, with the styles of the
 * build's own pages, without Google's font hosts if the site has the font, with the host of Google's
 * sign-in where pages frame it, and with App Check's scripts where pages use Firebase.
 *
 * @param rules `hosting.headers` of the committed firebase.json
 */
export function hostingHeaders<Rule extends HeaderRule>(
  rules: readonly Rule[],
  pages: readonly Page[],
  { ownFont, appCheck, authHost }: Build,
): Rule[] {
  const styled = new Map(wrongPolicies(rules, pages).map(({ policy, right }) => [policy, right]));
  const adapt = (committed: string) => {
    let policy = styled.get(committed) ?? committed;
    if (ownFont) policy = withoutFontHosts(policy);
    if (authHost !== null) policy = withAuthHost(policy, authHost);
    return appCheck && usesFirebase(policy) ? withAppCheck(policy) : policy;
  };
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === "Content-Security-Policy" ? adapt(value) : value,
    })),
  }));
}

function withoutFontHosts(policy: string): string {
  return policy
    .replaceAll(" https://fonts.googleapis.com", "")
    .replaceAll(" https://fonts.gstatic.com", "");
}

/** The committed policies frame the sign-in of any project at its address from Firebase. */
function withAuthHost(policy: string, host: string): string {
  return policy.replace(firebaseHosts, `https://${host} ${firebaseHosts}`);
}

const firebaseHosts = "https://*.firebaseapp.com";

function usesFirebase(policy: string): boolean {
  return policy.includes("https://identitytoolkit.googleapis.com");
}

/** The SDK loads reCAPTCHA in a way that Trusted Types refuse. */
function withAppCheck(policy: string): string {
  const recaptcha = "https://www.google.com/recaptcha/";
  const allowed: Record<string, string[]> = {
    "script-src": [recaptcha, "https://www.gstatic.com/recaptcha/"],
    "frame-src": [recaptcha, "https://recaptcha.google.com/recaptcha/"],
    "connect-src": [recaptcha, "https://content-firebaseappcheck.googleapis.com"],
  };
  const directives = policy
    .split("; ")
    .filter((directive) => directive !== "require-trusted-types-for 'script'")
    .map((directive) => directive.split(" "));
  for (const [name, sources] of Object.entries(allowed)) {
    const directive = directives.find(([each]) => each === name);
    if (directive === undefined) directives.push([name, ...sources]);
    else directive.push(...sources.filter((source) => !directive.includes(source)));
  }
  return directives.map((directive) => directive.join(" ")).join("; ");
}
