import { defaultLanguage, languages, type Language } from "@salvia/domain/shared/language";
import { publicPages, publicPath, type PublicPage } from "@salvia/domain/site/paths";

import { brand } from "@salvia/domain/site/brand";
import type { SiteAddress } from "../siteOrigin.ts";
import { logoShape } from "../../lib/logoShape.ts";

/** A file requested under a fixed name at the root of the site. */
export interface RootFile {
  fileName: string;
  type: string;
  source: string;
}

/**
 * Files for browsers, search engines, and people who find a weakness: the icon, the manifest, the
 * sitemap, robots.txt, security.txt, and the not-found page's styles.
 *
 * @param now the time of the build; security.txt holds for a year from then
 */
export function rootFiles({ siteOrigin, isListed }: SiteAddress, now: Date): RootFile[] {
  return [
    { fileName: "icon.svg", type: "image/svg+xml", source: icon() },
    {
      fileName: "manifest.webmanifest",
      type: "application/manifest+json",
      source: manifest(),
    },
    { fileName: "sitemap.xml", type: "application/xml", source: sitemap(siteOrigin) },
    {
      fileName: "robots.txt",
      type: "text/plain",
      // Search engines must be allowed to read that a page must not be listed.
      source: `User-agent: *\nAllow: /\n${isListed ? `Sitemap: ${siteOrigin}/sitemap.xml\n` : ""}`,
    },
    ...languages.flatMap((language) => notFoundStyles(language) ?? []),
    // Hosting does not upload folders that begin with a dot: firebase.json rewrites the path.
    { fileName: "security.txt", type: "text/plain", source: securityContact(siteOrigin, now) },
  ];
}

/**
 * The file at which the not-found page finds the language of its own path without a script: Hosting
 * serves one such page for all paths, so its link to this name is relative to the path. Below a
 * language's folders, firebase.json leads to it.
 */
export const notFoundStylesName = "not-found.css";

function notFoundStyles(language: Language): RootFile | null {
  // An address without a language may be of any visitor.
  if (language === defaultLanguage) return null;
  return {
    fileName: `${language}/${notFoundStylesName}`,
    type: "text/css",
    source: `[data-not-found]:not([lang=${language}]){display:none!important}[data-not-found][lang=${language}]{display:block!important}`,
  };
}

/** Where to report a weakness (RFC 9116). */
function securityContact(siteOrigin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt\n`,
  ].join("\n");
}

/** Every public page in every language, each with its alternates. */
function sitemap(siteOrigin: string): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...publicPages.flatMap((page) =>
      languages.map((language) => sitemapEntry(siteOrigin, page, language)),
    ),
    `</urlset>\n`,
  ].join("\n");
}

function sitemapEntry(siteOrigin: string, page: PublicPage, language: Language): string {
  const address = (other: Language) => `${siteOrigin}${publicPath(page, other)}`;
  return [
    `  <url><loc>${address(language)}</loc>`,
    ...languages.map((other) => alternate(other, address(other))),
    alternate("x-default", address(defaultLanguage)),
    `</url>`,
  ].join("");
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}

/** The mark in the brand's color, lighter for browsers with a dark tab bar. */
function icon(): string {
  const { light, dark } = brand.colors;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoShape.size} ${logoShape.size}" color="${light.primary}">`,
    `<style>@media (prefers-color-scheme: dark){:root{color:${dark.primary}}}</style>`,
    ...logoShape.shapes.map(({ path, width, opacity = 1 }) =>
      width === undefined
        ? `<path d="${path}" fill="currentColor" opacity="${opacity}"/>`
        : `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`,
    ),
    `</svg>\n`,
  ].join("");
}

/**
 * What a device shows of the site on its home screen. Without a start, it opens the page that was
 * added, so that one manifest serves all languages.
 */
function manifest(): string {
  const { ground } = brand.colors.light;
  // The mark is within the circle that devices keep of a maskable icon.
  const purpose = "any maskable";
  const png = { type: "image/png", sizes: "512x512", src: "/icon-512.png", purpose };
  return JSON.stringify({
    name: brand.name,
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: [{ type: "image/svg+xml", sizes: "any", src: "/icon.svg" }, png],
  });
}
