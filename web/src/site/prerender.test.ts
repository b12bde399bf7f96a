import { languages, regionalTags } from "@salvia/domain/shared/language";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { contactPagePath, contactPages, contactSentPath } from "@salvia/domain/site/contact";
import { homePath, loginPath, publicPages, publicPath } from "@salvia/domain/site/paths";
import { describe, expect, test } from "vitest";

import { brand } from "@salvia/domain/site/brand";
import { siteHeadScript } from "../theme/headScript.ts";
import { accountActionMarkup, loginMarkup, portalMarkup, publicDocuments } from "./prerender.tsx";

const emitted = new Map<string, string>();
const assets = {
  emit: (name: string, source: string) => {
    emitted.set(`/assets/${name}`, source);
    return `/assets/${name}`;
  },
  siteScript: "/assets/site.js",
  visitorScript: "/assets/visitor.js",
};
const painted = { html: "<h1>The form</h1>", css: "h1{color:green}" };
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
  test("keeps to its content security policy: one style and one script stand in it", () => {
    expect(html).not.toMatch(/ style=/);
    expect(all(html, /<style[ >]|<link rel="stylesheet"/g)).toEqual([
      "<style>",
      // Of those without script.
      '<link rel="stylesheet"',
    ]);
    expect(html).not.toMatch(/ on[a-z]+=/);
    expect(all(html, /<script>(.*?)<\/script>/g)).toEqual([siteHeadScript]);
  });

  test("ships one script and no framework", () => {
    expect(all(html, /(?:<script[^>]* src|"site-script" content)="([^"]*)"/g)).toEqual([
      assets.siteScript,
    ]);
  });

  test("has no text without its words: every key and placeholder was filled", () => {
    expect(html).not.toMatch(/\{\{/);
    expect(html).not.toMatch(/>[a-zA-Z-]+(?:[.:][a-zA-Z-]+)+</);
  });

  test("links to pages that exist", () => {
    const links = all(html, /<a [^>]*href="(\/[^"]*)"/g);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
    const anchors = all(html, /<a [^>]*href="#([^"]+)"/g);
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
});

/** Whether a link of the site leads to a document, and to what is there in it. */
function leadsSomewhere(link: string): boolean {
  const { pathname, hash } = new URL(link, brand.origin);
  if (languages.some((language) => loginPath(language) === pathname)) return true;
  const target = documents.find(({ path }) => path === pathname);
  return target !== undefined && (hash === "" || target.html.includes(`id="${hash.slice(1)}"`));
}

const everyPage = publicPages.flatMap((page) =>
  languages.map((language) => [page, language] as const),
);

describe.each(everyPage)("the page %s in %s", (page, language) => {
  const html = documentAt(publicPath(page, language));

  test("says its language, title and description", () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(all(html, /<title>(.{10,80})<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="(.{40,170})"/g)).toHaveLength(1);
    expect(all(html, /<h1/g)).toHaveLength(1);
  });

  test("names itself as canonical and all languages as alternates, like the others", () => {
    expect(all(html, /rel="canonical" href="([^"]*)"/g)).toEqual([
      brand.origin + publicPath(page, language),
    ]);
    expect(all(html, /rel="alternate" hreflang="[^"]*" href="[^"]*"/g)).toEqual([
      ...languages.map(
        (other) =>
          `rel="alternate" hreflang="${other}" href="${brand.origin}${publicPath(page, other)}"`,
      ),
      `rel="alternate" hreflang="x-default" href="${brand.origin}${publicPath(page, "en")}"`,
    ]);
  });

  test("leads to its own login page and to itself in the other languages", () => {
    expect(html).toContain(`href="${loginPath(language)}"`);
    for (const other of languages) expect(html).toContain(`href="${publicPath(page, other)}"`);
  });

  test("says what it is to search engines, and in data that ends where it should", () => {
    const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    for (const json of data) expect(JSON.parse(json)).toHaveProperty("@type");
    expect(html).toContain(`<meta property="og:url" content="${brand.origin}`);
    const locale = regionalTags[language].replace("-", "_");
    expect(html).toContain(`<meta property="og:locale" content="${locale}" />`);
  });
});

test.each(publicPages)("no two languages share a title or a heading of %s", (page) => {
  for (const expression of [/<title>(.+?)<\/title>/g, /<h1[^>]*>(.+?)<\/h1>/g]) {
    const texts = languages.flatMap((language) =>
      all(documentAt(publicPath(page, language)), expression),
    );
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test.each(contactPages)(
  "the form of %s can be sent without script, and says where from",
  (page) => {
    const html = documentAt(contactPagePath(page, "pt"));
    expect(all(html, /<form[^>]* data-contact[^>]*>/g).join()).toMatch(
      / action="\/api\/contact#contact-problem".* method="post"/,
    );
    expect(html).toContain(`name="page" value="${page}"`);
    expect(html).toContain('name="language" value="pt"');
  },
);

test.each(contactPages)("the box of %s stands beside the very sentence that is kept", (page) => {
  for (const language of languages) {
    const [beside] = all(
      documentAt(contactPagePath(page, language)),
      /name="consent"[^>]*><span[^>]*>(.*?) <span/g,
    );
    expect(beside).toBe(contactConsent[language]);
  }
});

test("every price that is shown is marked as a sample", () => {
  const html = documentAt("/individuals");
  const prices = all(html, /\$\d+<\/span><span[^>]*>(.*?)</g);
  expect(prices).toEqual(["Sample price", "Sample price", "Sample price"]);
});

test("only the home page has the script for those who are signed in", () => {
  const having = documents.filter(({ html }) => html.includes(assets.visitorScript));
  expect(having.map(({ path }) => path)).toEqual(languages.map(homePath));
});

test.each(languages)("the thanks in %s are not to be found by searching", (language) => {
  expect(documentAt(contactSentPath(language))).toContain('name="robots" content="noindex"');
});

test("without script the device's preference decides between light and dark", () => {
  const [styles = ""] = all(documentAt("/"), /<style>(.*)<\/style>/g);
  const dark = styles.split("@media (prefers-color-scheme:dark)").join();
  expect(dark).toMatch(/html:not\(\[data-theme\]\)\{[^}]*background-color:#101915/);
  expect(dark).toMatch(/:root:not\(\[data-theme\]\)\{[^}]*--\w+:#101915/);
});

test("the page for dead addresses speaks all languages and is not to be found", () => {
  const html = documentAt("/404");
  expect(all(html, /data-not-found="(\w\w)"/g)).toEqual([...languages]);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain("canonical");
});

test("the login page of each language has its own words", () => {
  const markup = languages.map((language) => loginMarkup(language, assets, painted));
  expect(new Set(markup.map(({ head }) => /<title>.*?<\/title>/.exec(head)?.[0])).size).toBe(4);
  expect(new Set(markup.map(({ noScript }) => noScript)).size).toBe(4);
  expect(markup[1]?.head).toContain(`rel="canonical" href="${brand.origin}/es/login"`);
});

test("the login page brings what is painted before its script, with its styles in a file", () => {
  const { head, painted: page } = loginMarkup("en", assets, painted);
  expect(page?.html).toBe(painted.html);
  expect(head).toContain('<link rel="stylesheet" href="/assets/login.css" />');
  expect(emitted.get("/assets/login.css")).toBe(painted.css);
});

test("the page of mailed links has its own words in each language, and is not to be found", () => {
  const markup = languages.map((language) => accountActionMarkup(language, assets));
  expect(new Set(markup.map(({ head }) => /<title>.*?<\/title>/.exec(head)?.[0])).size).toBe(4);
  expect(markup.filter(({ head }) => !head.includes('content="noindex"'))).toEqual([]);
});

test("the portal says in all languages that it needs JavaScript, and is not to be found", () => {
  const { head, noScript } = portalMarkup(assets);
  expect(all(noScript, /<p lang="(\w\w)">/g)).toEqual([...languages]);
  expect(head).toContain("noindex");
});
