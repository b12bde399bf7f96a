import { wrongPolicies, type HeaderRule, type Page } from "./stylePolicies.ts";

/** What the policies of a site depend on, besides its styles. */
type Build = {
  /** Whether the site serves the font itself. */
  ownFont: boolean;
  /** Whether the pages use App Check. */
  appCheck: boolean;
};

/** Reads from the build's environment what its policies depend on. */
export function policyChoices(env: Readonly<Record<string, string | undefined>>): Build {
  return {
    ownFont: env["VITE_FONT"] === "self",
    appCheck: Boolean(env["VITE_APP_CHECK_SITE_KEY"]),
  };
}

/**
 * The headers that a build needs: those of the committed firebase.json, with the styles of the
 * build's own pages, without Google's font hosts if the site has the font, and with App Check's
 * scripts where pages use Firebase.
 *
 * @param rules `hosting.headers` of the committed firebase.json
 */
export function hostingHeaders<Rule extends HeaderRule>(
  rules: readonly Rule[],
  pages: readonly Page[],
  { ownFont, appCheck }: Build,
): Rule[] {
  const styled = new Map(wrongPolicies(rules, pages).map(({ policy, right }) => [policy, right]));
  const adapt = (committed: string) => {
    let policy = styled.get(committed) ?? committed;
    if (ownFont) policy = withoutFontHosts(policy);
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
