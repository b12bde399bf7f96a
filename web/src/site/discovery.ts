import { languages } from "@salvia/domain/languages";
import { homePath } from "@salvia/domain/paths";

import { brand } from "../lib/brand.ts";

/** What search engines read: the public pages' addresses, and where to find that list. */
export function discoveryFiles(): { fileName: string; source: string }[] {
  const addresses = languages.map((language) => `${brand.origin}${homePath(language)}`);
  return [
    {
      fileName: "sitemap.xml",
      source: [
        `<?xml version="1.0" encoding="UTF-8"?>`,
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
        ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
        `</urlset>\n`,
      ].join("\n"),
    },
    {
      fileName: "robots.txt",
      source: `User-agent: *\nAllow: /\nSitemap: ${brand.origin}/sitemap.xml\n`,
    },
  ];
}
