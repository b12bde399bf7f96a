import { createHash } from "node:crypto";

/** A rule of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  regex?: string;
  headers: readonly { key: string; value: string }[];
}

/** A public page: its path and its markup. */
export interface Page {
  path: string;
  html: string;
}

/** The paths forms are posted to; a response can be the form's page, filled in. */
const formPaths = ["/api/contact", "/api/price"];

/**
 * Compares the content security policies with the styles in the public pages: a policy allows
 * exactly the styles of the pages it is sent with, by their hashes.
 *
 * @param rules `hosting.headers` of firebase.json
 * @returns the incorrect policies of public pages, with what each should be
 */
export function wrongPolicies(
  rules: readonly HeaderRule[],
  pages: readonly Page[],
): { policy: string; right: string }[] {
  const answered = formPaths.flatMap((path) =>
    pages.flatMap(({ html }) => (html.includes(` action="${path}`) ? [{ path, html }] : [])),
  );
  const sent = [...pages, ...answered];
  const policies = rules.flatMap((rule) =>
    rule.headers
      .filter(({ key }) => key === "Content-Security-Policy")
      .map(({ value: policy }) => ({ rule, policy })),
  );
  return policies
    .map(({ rule, policy }) => {
      // Hosting applies the last of several rules that match a path.
      const own = sent.filter(
        ({ path }) => policies.findLast((each) => covers(each.rule, path))?.rule === rule,
      );
      const hashes = new Set(own.flatMap(({ html }) => styleHashes(html)));
      return { policy, right: hashes.size === 0 ? policy : withStyles(policy, [...hashes]) };
    })
    .filter(({ policy, right }) => policy !== right);
}

/** No page is below a glob, such as that of the assets. */
function covers({ regex }: HeaderRule, path: string): boolean {
  return regex !== undefined && new RegExp(regex).test(path);
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
