import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { isSpecialty, specialties } from "@salvia/domain/account/specialty";
import { languages, regionalTags } from "@salvia/domain/shared/language";
import { contactConsent } from "@salvia/domain/site/contactConsent";
import { parseDoctorSearch } from "@salvia/domain/member/doctorSearch";
import { contactPagePath, contactPages, contactSentPath } from "@salvia/domain/lead/contact";
import { brand } from "@salvia/domain/site/brand";
import {
  doctorsFramePath,
  homePath,
  loginPath,
  memberPaths,
  publicPages,
  publicPath,
} from "@salvia/domain/site/paths";
import { shareKinds } from "@salvia/domain/site/picture";
import { plans } from "@salvia/domain/site/plan";
import { benefits, planOffers } from "@salvia/domain/site/planOffer";
import { exampleYears, priceRules } from "@salvia/domain/site/priceRules";
import { expect, test } from "vitest";

import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";
import { nonBreaking } from "../lib/format.ts";
import { dateText } from "../lib/time/dateText.ts";
import { glossaryLink, glossaryTerms } from "./document/glossary.ts";
import { siteOrigin } from "./siteOrigin.ts";
import { siteHeadScript } from "../theme/headScript.ts";
import {
  accountActionMarkup,
  guestMarkup,
  loginMarkup,
  portalMarkup,
  publicDocuments,
  siteFiles,
} from "./prerender.tsx";

const emitted = new Map<string, string>();
const assets = {
  emit: (name: string, source: string) => {
    emitted.set(`/assets/${name}`, source);
    return `/assets/${name}`;
  },
  priceScript: "/assets/price.js",
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

test("follows its content security policy with one inline style and one inline script", () => {
  for (const { path, html } of documents) {
    expect(html, path).not.toMatch(/ style=/);
    expect(all(html, /<style[ >]|<link rel="stylesheet"/g), path).toEqual([
      "<style>",
      // The stylesheet links for visitors without JavaScript.
      '<link rel="stylesheet"',
      ...(path === "/404" ? ['<link rel="stylesheet"'] : []),
    ]);
    expect(html, path).not.toMatch(/ on[a-z]+=/);
    expect(all(html, /<script>(.*?)<\/script>/g), path).toEqual([siteHeadScript]);
  }
});

test("ships one script and no framework", () => {
  for (const { path, html } of documents) {
    expect(all(html, /(?:<script[^>]* src|"site-script" content)="([^"]*)"/g), path).toEqual([
      path.endsWith("/price") ? assets.priceScript : assets.siteScript,
    ]);
  }
});

test("fills in every key and placeholder", () => {
  for (const { path, html } of documents) {
    expect(html, path).not.toMatch(/\{\{/);
    expect(html, path).not.toMatch(/>[a-zA-Z-]+(?:[.:][a-zA-Z-]+)+</);
  }
});

test("links only to existing pages", () => {
  for (const { path, html } of documents) {
    const links = all(html, /<a [^>]*href="(\/[^"]*)"/g);
    expect(links.length, path).toBeGreaterThan(0);
    expect(
      links.filter((link) => !leadsSomewhere(link)),
      path,
    ).toEqual([]);
    const anchors = all(html, /<a [^>]*href="#([^"]+)"/g);
    expect(
      anchors.filter((id) => !html.includes(`id="${id}"`)),
      path,
    ).toEqual([]);
  }
});

/** Whether a link of the site leads to an existing document and fragment. */
function leadsSomewhere(link: string): boolean {
  const { pathname, hash, searchParams } = new URL(link.replaceAll("&amp;", "&"), siteOrigin);
  if (languages.some((language) => loginPath(language) === pathname)) return true;
  if (Object.values(memberPaths).some((path) => path === pathname)) return true;
  // Answers for the page's script.
  if (hash.startsWith("#for=")) return pathname.endsWith("/price");
  const named = everyPage.find(
    ({ page, language }) =>
      page === searchParams.get("page") && language === searchParams.get("language"),
  );
  // The server answers with the doctors of a specialty.
  if (parseDoctorSearch(pathname, () => null).search?.specialty) return true;
  // The server answers with the page that is named.
  const served = pathname === "/api/contact" ? named?.path : pathname;
  const target = documents.find(({ path }) => path === served);
  return target !== undefined && (hash === "" || target.html.includes(`id="${hash.slice(1)}"`));
}

const everyPage = publicPages.flatMap((page) =>
  languages.map((language) => {
    const path = publicPath(page, language);
    return { page, language, path, html: documentAt(path) };
  }),
);

test("has a language, a title and a description", () => {
  for (const { language, path, html } of everyPage) {
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(all(html, /<title>(.{10,80})<\/title>/g), path).toHaveLength(1);
    expect(all(html, /<meta name="description" content="(.{40,170})"/g), path).toHaveLength(1);
    expect(all(html, /<h1/g), path).toHaveLength(1);
  }
});

test("has itself as canonical address and all languages as alternates", () => {
  for (const { page, language, path, html } of everyPage) {
    expect(all(html, /rel="canonical" href="([^"]*)"/g), path).toEqual([
      siteOrigin + publicPath(page, language),
    ]);
    expect(all(html, /rel="alternate" hreflang="[^"]*" href="[^"]*"/g), path).toEqual([
      ...languages.map(
        (other) =>
          `rel="alternate" hreflang="${other}" href="${siteOrigin}${publicPath(page, other)}"`,
      ),
      `rel="alternate" hreflang="x-default" href="${siteOrigin}${publicPath(page, "en")}"`,
    ]);
  }
});

test("links to its login page and to its other languages", () => {
  for (const { page, language, path, html } of everyPage) {
    expect(html, path).toContain(`href="${loginPath(language)}"`);
    // The name of the same link for a visitor who seems to be signed in.
    expect(all(html, /data-signed-in="([^"]+)"/g), path).toHaveLength(1);
    for (const other of languages)
      expect(html, path).toContain(`href="${publicPath(page, other)}"`);
  }
});

test("has structured data that cannot close its element early", () => {
  for (const { language, path, html } of everyPage) {
    const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    for (const json of data) expect(JSON.parse(json), path).toHaveProperty("@type");
    expect(html, path).toContain(`<meta property="og:url" content="${siteOrigin}`);
    const locale = regionalTags[language].replace("-", "_");
    expect(html, path).toContain(`<meta property="og:locale" content="${locale}" />`);
    const others = languages.filter((other) => other !== language);
    expect(all(html, /"og:locale:alternate" content="(\w+)"/g), path).toEqual(
      others.map((other) => regionalTags[other].replace("-", "_")),
    );
  }
});

test("names a picture for links that says in the page's language what its text says", () => {
  const folder = fileURLToPath(new URL("../../public", import.meta.url));
  const named = everyPage.map(({ language, path, html }) => {
    const [file = ""] = all(html, /"og:image" content="([^"]+)"/g);
    const [alt = ""] = all(html, /"og:image:alt" content="([^"]+)"/g);
    expect(file.startsWith(`${siteOrigin}/pictures/`), path).toBe(true);
    expect(file.endsWith(`.${language}.png`), path).toBe(true);
    expect(html, path).toContain(`<meta name="twitter:card" content="summary_large_image" />`);
    const picture = readFileSync(folder + file.slice(siteOrigin.length));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(picture.length, path).toBeLessThan(40_000);
    // Otherwise `npm run pictures` has to draw it again.
    expect(picture.includes(encodeURIComponent(alt)), path).toBe(true);
    return file;
  });
  expect(new Set(named).size).toBe(shareKinds.length * languages.length);
});

test.each(publicPages)("uses a different title and heading of %s in each language", (page) => {
  for (const expression of [/<title>(.+?)<\/title>/g, /<h1[^>]*>(.+?)<\/h1>/g]) {
    const texts = languages.flatMap((language) =>
      all(documentAt(publicPath(page, language)), expression),
    );
    expect(new Set(texts).size).toBe(languages.length);
  }
});

test.each(contactPages)(
  "lets the form of %s be sent without JavaScript, with its page and language",
  (page) => {
    const html = documentAt(contactPagePath(page, "pt"));
    expect(all(html, /<form[^>]* data-contact[^>]*>/g).join()).toMatch(
      / action="\/api\/contact#contact-problem".* method="post"/,
    );
    expect(html).toContain(`name="page" value="${page}"`);
    expect(html).toContain('name="language" value="pt"');
  },
);

test.each(contactPages)("shows the checkbox of %s beside the exact sentence stored", (page) => {
  for (const language of languages) {
    const [beside] = all(
      documentAt(contactPagePath(page, language)),
      /name="consent"[^>]*><span[^>]*>(.*?) <span/g,
    );
    expect(beside).toBe(contactConsent[language]);
  }
});

test.each(languages)("asks for a price without JavaScript, and says so once in %s", (language) => {
  const html = documentAt(publicPath("price", language));
  expect(all(html, /<form[^>]* data-price[^>]*>/g).join()).toMatch(
    / action="\/api\/price#answer" method="post"/,
  );
  // No price until there are answers, and nothing that no rule gives.
  const prices = all(html, /<span[^>]* data-text="monthly\.\w+"[^>]*>(.*?)<\/span>/g);
  expect(new Set(prices)).toEqual(new Set([""]));
  expect(all(html, /data-text="year\.(\w+)\.basic"/g)).toEqual([...exampleYears]);
  const sentence = createStaticTranslator(language, ["price"]).getFixedT(language, "price");
  const [note = ""] = sentence("result.sample", { date: "|" }).split("|");
  expect(html.split(note)).toHaveLength(2);
});

test("marks every price as a sample", () => {
  const html = documentAt("/individuals");
  const prices = all(html, /\$\d+<\/span><span[^>]*>(.*?)</g);
  // For one adult and for a family.
  expect(prices).toEqual(Array.from({ length: 6 }, () => "Sample price"));
});

test.each(languages)("sums up each plan of the table on a dated page in %s", (language) => {
  const namespaces = ["plans", "site"] as const;
  const t = createStaticTranslator(language, namespaces).getFixedT(language, namespaces);
  const table = documentAt(publicPath("individuals", language));
  for (const plan of plans) {
    const path = publicPath(`plan-${plan}`, language);
    expect(table, path).toContain(`href="${path}"`);
    const html = documentAt(path);
    const [, main = ""] = html.split("<main");
    expect(main, path).toContain(dateText(priceRules.date, language));
    expect(main.split(`>${t("site:sample")}<`).length - 1, path).toBe(3);
    const rows = all(main, /<th scope="row">(.*?)<\/th>/g).join();
    for (const benefit of benefits) expect(rows, path).toContain(t(`benefit.${benefit}`));
    expect(main.split(`>${t("cover.none")}<`).length - 1, path).toBe(
      benefits.filter((benefit) => planOffers[plan].covers[benefit] === undefined).length,
    );
    // Only an insurer's content has documents.
    expect(main, path).not.toContain(".pdf");
  }
});

test.each(languages)("dates the prices below every table of them in %s", (language) => {
  const date = dateText(priceRules.date, language);
  for (const page of ["individuals", "businesses"] as const) {
    const [, afterTable = ""] = documentAt(publicPath(page, language)).split("</table>");
    expect(all(afterTable, /<p[^>]*>(.*?)<\/p>/g)[0], page).toContain(date);
  }
  expect(documentAt(publicPath("price", language))).toContain(date);
});

test.each(languages)("explains each term of insurance in two sentences in %s", (language) => {
  const html = documentAt(publicPath("glossary", language));
  const sections = all(html, /<section[^>]* id="[^"]*"[^>]*>.*?<\/section>/g);
  const anchors = sections.map((section) => / id="([^"]*)"/.exec(section)?.[1]);
  expect(new Set(anchors)).toEqual(new Set(glossaryTerms));
  for (const section of sections) {
    const [text = ""] = all(section, /<p[^>]*>(.*?)<\/p>/g);
    expect(all(text, /[^.?!]+[.?!](?= |$)/g), text).toHaveLength(2);
  }
  const names = all(html, /<h2[^>]*>([^<]*)<\/h2><p/g);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)));
});

test.each(languages)("says in %s where each page stands below the home page", (language) => {
  for (const { path, html } of everyPage.filter((page) => page.language === language)) {
    const names = all(html, /"position":\d,"name":"([^"]*)"/g);
    expect(names.slice(0, 1), path).toEqual(path === homePath(language) ? [] : [brand.name]);
    expect(names.slice(1).join(), path).toMatch(path === homePath(language) ? /^$/ : /\S/);
  }
});

test.each(languages)("leads from the plans and every footer to the glossary in %s", (language) => {
  for (const page of ["individuals", "businesses"] as const) {
    const html = documentAt(publicPath(page, language));
    for (const term of ["copay", "coinsurance", "out-of-pocket-maximum", "waiting-period"] as const)
      expect(html).toContain(`href="${glossaryLink(term, language)}"`);
  }
  const footers = everyPage.filter((page) => page.language === language);
  for (const { path, html } of footers) {
    const [footer = ""] = all(html, /<footer.*<\/footer>/g);
    expect(footer, path).toContain(`href="${publicPath("glossary", language)}"`);
  }
});

test("names the number in every link that calls, so that a voice can ask for it", () => {
  for (const { path, html } of documents) {
    const names = all(html, /<a [^>]*href="tel:[^>]*>(.*?)<\/a>/g);
    expect(names.length, path).toBeGreaterThan(0);
    const number = nonBreaking(brand.phone.display);
    expect(names.filter((name) => !name.includes(number))).toEqual([]);
  }
});

test("includes the session script only on the home page", () => {
  const having = documents.filter(({ html }) => html.includes(assets.visitorScript));
  expect(having.map(({ path }) => path)).toEqual(languages.map(homePath));
});

test.each(languages)("keeps the thanks page in %s out of search engines", (language) => {
  expect(documentAt(contactSentPath(language))).toContain('name="robots" content="noindex"');
});

test("follows the device's color scheme without JavaScript", () => {
  const [styles = ""] = all(documentAt("/"), /<style>(.*)<\/style>/g);
  const dark = styles.split("@media (prefers-color-scheme:dark)").join();
  expect(dark).toMatch(/html:not\(\[data-theme\]\)\{[^}]*background-color:#101915/);
  expect(dark).toMatch(/:root:not\(\[data-theme\]\)\{[^}]*--\w+:#101915/);
});

test("has every page's header and footer and the price on the not-found page, in all languages", () => {
  const html = documentAt("/404");
  for (const language of languages) {
    const parts = html.split(/(?=<div[^>]* data-not-found)/).slice(1);
    const [header = "", answer = "", footer = ""] = parts.filter((part) =>
      /^<div[^>]*>/.exec(part)?.[0].includes(` lang="${language}"`),
    );
    for (const page of ["individuals", "businesses", "embedded", "partners"] as const)
      expect(header).toContain(`href="${publicPath(page, language)}"`);
    const homes = all(header, /<a [^>]*href="([^"]*)"[^>]*data-language="\w\w"/g);
    expect(homes).toEqual(languages.map(homePath));
    expect(answer).toMatch(/<h1/);
    expect(answer).toContain(`href="${publicPath("price", language)}"`);
    expect(footer).toContain("<footer");
  }
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain("canonical");
  expect(html).toMatch(/<main[^>]* id="content"/);
});

test("shows the not-found page in the language of its path without JavaScript", () => {
  expect(documentAt("/404")).toContain('<noscript><link rel="stylesheet" href="not-found.css"');
  for (const language of languages) {
    const path = new URL("not-found.css", siteOrigin + publicPath("terms", language)).pathname;
    const styles = siteFiles().find(({ fileName }) => `/${fileName}` === path)?.source;
    expect(styles?.match(/lang=(\w\w)\]\{display:block/)?.[1] ?? "en").toBe(language);
  }
});

test("uses different texts for the login page of each language", () => {
  const markup = languages.map((language) => loginMarkup(language, assets, painted));
  expect(new Set(markup.map(({ head }) => /<title>.*?<\/title>/.exec(head)?.[0])).size).toBe(4);
  expect(new Set(markup.map(({ noScript }) => noScript)).size).toBe(4);
  expect(markup[1]?.head).toContain(`rel="canonical" href="${siteOrigin}/es/login"`);
  expect(markup.filter(({ head }) => !head.includes('content="noindex"'))).toEqual([]);
});

test("renders the login page at build time, with its styles in a file", () => {
  const { head, painted: page } = loginMarkup("en", assets, painted);
  expect(page?.html).toBe(painted.html);
  expect(head).toContain('<link rel="stylesheet" href="/assets/login.css" />');
  expect(emitted.get("/assets/login.css")).toBe(painted.css);
});

test("uses different texts for mailed-link pages and keeps them out of search engines", () => {
  const markup = languages.map((language) => accountActionMarkup(language, assets));
  expect(new Set(markup.map(({ head }) => /<title>.*?<\/title>/.exec(head)?.[0])).size).toBe(4);
  expect(markup.filter(({ head }) => !head.includes('content="noindex"'))).toEqual([]);
});

test("explains in all languages that the portal needs JavaScript and is not indexed", () => {
  const { head, noScript } = portalMarkup(assets);
  expect(all(noScript, /<p lang="(\w\w)">/g)).toEqual([...languages]);
  expect(head).toContain("noindex");
});

test("outlines an area before the portal's script runs, and no guest's page", () => {
  const outline = portalMarkup(assets).painted?.html ?? "";
  expect(outline).toContain('<div class="area-frame"><div class="area-bar" aria-hidden="true">');
  // One document serves every language.
  expect(outline.replaceAll(/<[^>]*>/g, "")).toBe("");
  expect(guestMarkup(assets).painted).toBeUndefined();
});

test.each(languages)("has a frame that the server fills with doctors in %s", (language) => {
  const path = publicPath("doctors", language);
  // At another address, because Hosting serves a file before it calls the server.
  const file = documents.find((each) => each.path === path)?.fileName;
  expect(file).toBe(`${doctorsFramePath(language).slice(1)}.html`);
  const html = documentAt(path);
  expect(all(html, /<form[^>]* action="([^"]*)"/g)).toEqual([path]);
  expect(all(html, /<(?:select|input)[^>]* name="(\w+)"/g)).toEqual([
    "specialty",
    "language",
    "mode",
    "city",
  ]);
  const values = all(html, /<option value="(\w+)"/g).filter((each) => isSpecialty(each));
  expect(values.toSorted()).toEqual(specialties.toSorted());
  const linked = all(html, /<a [^>]*href="[^"]*\/doctors\/(\w+)"/g);
  expect(linked.toSorted()).toEqual(specialties.toSorted());
  const [list = ""] = all(html, /<ul[^>]* data-list.*?<\/ul>/g);
  expect(all(list, /<li hidden/g)).toHaveLength(1);
  const facts = all(list, /data-fact="(\w+)"/g);
  expect(facts).toEqual(["name", "specialty", "languages", "city", "modes"]);
  expect(all(html, /data-if="(\w+)" hidden/g)).toEqual(["some", "none", "more", "next"]);
});
