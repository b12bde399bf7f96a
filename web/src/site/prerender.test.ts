import { languages } from "@salvia/domain/languages";
import { homePath, loginPath } from "@salvia/domain/paths";
import { describe, expect, test } from "vitest";

import { brand } from "@salvia/domain/brand";
import { headScript } from "../theme/headScript.ts";
import { loginMarkup, portalMarkup, publicDocuments } from "./prerender.tsx";
import { rootFiles } from "./rootFiles.ts";

const emitted = new Map<string, string>();
const assets = {
  emit: (name: string, source: string) => {
    emitted.set(`/assets/${name}`, source);
    return `/assets/${name}`;
  },
  siteScript: "/assets/site.js",
};
const documents = publicDocuments(assets);

function documentAt(path: string): string {
  const found = documents.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`There is no document at ${path}`);
  return found.html;
}

function all(html: string, expression: RegExp): string[] {
  return [...html.matchAll(expression)].map(([whole, captured]) => captured ?? whole);
}

describe.each(documents.map(({ path, html }) => [path, html] as const))("%s", (_, html) => {
  test("keeps to its content security policy: no inline style, one inline script", () => {
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/ on[a-z]+=/);
    expect(all(html, /<script>(.*?)<\/script>/g)).toEqual([headScript]);
  });

  test("ships one script and no framework", () => {
    expect(all(html, /<script[^>]* src="([^"]*)"/g)).toEqual([assets.siteScript]);
  });

  test("has no text without its words: every key and placeholder was filled", () => {
    expect(html).not.toMatch(/\{\{/);
    expect(html).not.toMatch(/>(?:site|common|hero|why|solutions|contact|footer|notFound)[.:]/);
  });

  test("links to pages that exist", () => {
    const known = new Set(
      languages.flatMap((language) => [homePath(language), loginPath(language)]),
    );
    const links = all(html, /<a [^>]*href="(\/[^"]*)"/g);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    const anchors = all(html, /<a [^>]*href="#([^"]+)"/g);
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
});

describe.each(languages)("the home page in %s", (language) => {
  const html = documentAt(homePath(language));

  test("says its language, title and description", () => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(all(html, /<title>(.+?)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="(.{40,160})"/g)).toHaveLength(1);
    expect(all(html, /<h1/g)).toHaveLength(1);
  });

  test("names itself as canonical and all languages as alternates, like the others", () => {
    expect(all(html, /rel="canonical" href="([^"]*)"/g)).toEqual([
      brand.origin + homePath(language),
    ]);
    expect(all(html, /rel="alternate" hreflang="[^"]*" href="[^"]*"/g)).toEqual([
      ...languages.map(
        (other) => `rel="alternate" hreflang="${other}" href="${brand.origin}${homePath(other)}"`,
      ),
      `rel="alternate" hreflang="x-default" href="${brand.origin}/"`,
    ]);
  });

  test("leads to its own login page", () => {
    expect(html).toContain(`href="${loginPath(language)}"`);
  });
});

test("no two languages share a title or a heading", () => {
  for (const expression of [/<title>(.+?)<\/title>/g, /<h1[^>]*>(.+?)<\/h1>/g]) {
    const texts = languages.flatMap((language) => all(documentAt(homePath(language)), expression));
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test("without script the device's preference decides between light and dark", () => {
  const styles = emitted.get("/assets/site.css") ?? "";
  const dark = styles.slice(styles.indexOf("@media (prefers-color-scheme: dark)"));
  expect(dark).toMatch(/:root:not\(\[data-theme\]\)\s*\{[^}]*--salvia-palette-background-default/);
  expect(emitted.get("/assets/base.css")).toContain(brand.colours.dark.ground);
});

test("the page for dead addresses speaks all languages and is not to be found", () => {
  const html = documentAt("/404");
  expect(all(html, /data-not-found="(\w\w)"/g)).toEqual([...languages]);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain("canonical");
});

test("the login page of each language has its own words", () => {
  const markup = languages.map((language) => loginMarkup(language, assets));
  expect(new Set(markup.map(({ head }) => /<title>.*?<\/title>/.exec(head)?.[0])).size).toBe(4);
  expect(new Set(markup.map(({ noScript }) => noScript)).size).toBe(4);
  expect(markup[1]?.head).toContain(`rel="canonical" href="${brand.origin}/es/login"`);
});

test("the portal says in all languages that it needs JavaScript, and is not to be found", () => {
  const { head, noScript } = portalMarkup(assets);
  expect(all(noScript, /<p lang="(\w\w)">/g)).toEqual([...languages]);
  expect(head).toContain("noindex");
});

test("the sitemap lists the public pages", () => {
  const sitemap = rootFiles().find(({ fileName }) => fileName === "sitemap.xml");
  expect(all(sitemap?.source ?? "", /<loc>(.*?)<\/loc>/g)).toEqual(
    languages.map((language) => brand.origin + homePath(language)),
  );
});
