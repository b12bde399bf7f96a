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
