import { faultOf, groupedFault, type Fault } from "../faults.ts";
import { hostingHeaders, type HeaderRule } from "../../hostingHeaders.ts";
import type { ServedPath, SiteState } from "../read/readSite.ts";
import type { Wanted } from "../wanted.ts";

/** Headers of ours that stop Google's sign-in pages from working. */
const breaking = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-frame-options",
];

/** The live site's headers, and the address that it gives search engines. */
export function checkSite(
  { pages, reserved, robots }: SiteState,
  rules: readonly HeaderRule[],
  { origin }: Wanted,
): Fault[] {
  const missing = [...pages, ...reserved, robots].filter(({ status }) => status !== 200);
  if (missing.length > 0) {
    const paths = missing.map(({ path, status }) => `${path} (${status})`);
    return groupedFault("site-missing", "paths", paths, { origin });
  }
  const home = pages.find(({ path }) => path === "/");
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home?.text ?? "")?.[1] ?? "none";
  const sitemap = /^Sitemap: *(\S+)/im.exec(robots.text)?.[1] ?? "no sitemap";
  const isHidden =
    /<meta name="robots" content="[^"]*noindex/.test(home?.text ?? "") ||
    (home?.headers.get("x-robots-tag") ?? "").includes("noindex") ||
    /^Disallow: *\/ *$/im.test(robots.text);
  return [
    ...checkHeaders(pages, rules),
    ...reserved.flatMap(({ path, headers }) =>
      breaking
        // Hosting has headers of its own there; only ours are checked.
        .filter((name) => ourValues(rules, name).includes(headers.get(name) ?? ""))
        .map((header) => faultOf("reserved-header", { path, header })),
    ),
    ...(canonical === `${origin}/`
      ? []
      : [faultOf("canonical-wrong", { found: canonical, wanted: `${origin}/` })]),
    ...(sitemap === `${origin}/sitemap.xml`
      ? []
      : [faultOf("sitemap-wrong", { found: sitemap, wanted: `${origin}/sitemap.xml` })]),
    ...(isHidden ? [faultOf("site-hidden", { origin })] : []),
  ];
}

/** One fault for each header, with all paths where it differs. */
function checkHeaders(pages: readonly ServedPath[], rules: readonly HeaderRule[]): Fault[] {
  const wrong = new Map<string, string[]>();
  for (const { path, headers } of pages) {
    for (const [header, value] of hostingHeaders(rules, path)) {
      if (headers.get(header) === value) continue;
      wrong.set(header, [...(wrong.get(header) ?? []), path]);
    }
  }
  return [...wrong].map(([header, paths]) =>
    faultOf("header-differs", { header, paths: paths.join(", ") }),
  );
}

function ourValues(rules: readonly HeaderRule[], name: string): string[] {
  return rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key.toLowerCase() === name)
    .map(({ value }) => value);
}
