import { matchesGlob } from "node:path";

/** A rule of `headers` in firebase.json. */
export type HeaderRule = {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** The headers that Hosting adds to a path: of several rules that set one, the last wins. */
export function hostingHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { source, regex, headers: added } of rules) {
    const matches =
      (regex !== undefined && new RegExp(regex).test(path)) ||
      (source !== undefined && matchesGlob(path, source.startsWith("/") ? source : `/${source}`));
    if (matches) for (const { key, value } of added) headers.set(key.toLowerCase(), value);
  }
  return headers;
}

/** The headers that are on a page, and not as the rules say. */
export function wrongHeaders(
  rules: readonly HeaderRule[],
  path: string,
  headers: Headers,
): string[] {
  const wrong = [...hostingHeaders(rules, path)].filter(
    ([name, value]) => headers.get(name) !== value,
  );
  return wrong.map(([name]) => name);
}

/** The rules' headers that stop Google's sign-in pages, which Hosting serves, from working. */
export function breakingHeaders(rules: readonly HeaderRule[], headers: Headers): string[] {
  const ours = rules.flatMap((rule) => rule.headers);
  // Hosting has headers of its own there.
  return breaking.filter((name) =>
    ours.some(({ key, value }) => key.toLowerCase() === name && headers.get(name) === value),
  );
}

const breaking = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-frame-options",
];
