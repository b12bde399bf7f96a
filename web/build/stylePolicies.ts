import { createHash } from "node:crypto";

/** A rule of `hosting.headers` in firebase.json. */
interface HeaderRule {
  source?: string;
  regex?: string;
  headers: readonly { key: string; value: string }[];
}

/** A public page: where it is answered, and its markup. */
interface Page {
  path: string;
  html: string;
}

/**
 * Holds the content security policies to the styles that stand in the public pages: a policy allows
 * exactly those of the pages it is sent with, by their hashes.
 *
 * @param rules `hosting.headers` of firebase.json
 * @returns the policies of public pages that are not what they should be, and what they should be
 */
export function wrongPolicies(
  rules: readonly HeaderRule[],
  pages: readonly Page[],
): { policy: string; right: string }[] {
  return rules.flatMap((rule) => {
    const served = pages.filter(({ path }) => covers(rule, path));
    const hashes = new Set(served.flatMap(({ html }) => styleHashes(html)));
    if (hashes.size === 0) return [];
    return rule.headers
      .filter(({ key }) => key === "Content-Security-Policy")
      .map(({ value: policy }) => ({ policy, right: withStyles(policy, [...hashes]) }))
      .filter(({ policy, right }) => policy !== right);
  });
}

function covers({ source, regex }: HeaderRule, path: string): boolean {
  return source === "**" || (regex !== undefined && new RegExp(regex).test(path));
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => {
    return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  });
}

function withStyles(policy: string, hashes: readonly string[]): string {
  return policy.replace(/style-src ([^;]*)/, (_, sources: string) => {
    const others = sources.split(" ").filter((source) => !source.startsWith("'sha256-"));
    return ["style-src", ...others.slice(0, 1), ...hashes, ...others.slice(1)].join(" ");
  });
}
