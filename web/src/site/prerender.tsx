import { renderToStaticMarkup } from "react-dom/server";

import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import { contactSentPath } from "@salvia/domain/lead/contact";
import { defaultLanguage, languages, type Language } from "@salvia/domain/shared/language";
import {
  doctorsFramePath,
  homePath,
  isPlanPage,
  loginPath,
  planPages,
  publicPages,
  publicPath,
  type PublicPage,
} from "@salvia/domain/site/paths";

import { brand } from "@salvia/domain/site/brand";
import { areaFrameStyles } from "../theme/areaFrameStyles.ts";
import { scriptedStyles } from "../theme/baseStyles.ts";
import { loadFailedMarkup } from "../lib/loadFailed.ts";
import type { Painted } from "../lib/renderStatic.ts";
import { headScript } from "../theme/headScript.ts";
import { documentHead } from "./document/documentHead.ts";
import { notFoundStylesName, rootFiles, type RootFile } from "./document/rootFiles.ts";
import { isListed, siteOrigin } from "./siteOrigin.ts";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { siteDocument, type BuildAssets } from "./document/siteDocument.tsx";
import { SentPage } from "./pages/SentPage.tsx";
import { SitePage } from "./layout/SitePage.tsx";
import { contentOf, headKeys, headNumbers, siteNamespaces } from "./pages/sitePages.tsx";
import { AreaFrame } from "../ui/status/AreaFrame.tsx";
import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";

export interface StaticDocument {
  /** The path it is served at. */
  path: string;
  /** Its path in the folder that Hosting serves. */
  fileName: string;
  html: string;
}

/** The markup to insert into a template that Vite fills with scripts. */
export interface TemplateMarkup {
  /** Inserted at the end of the head. */
  head: string;
  /** Inserted in the body for users without JavaScript. */
  noScript: string;
  /** The message that appears at the top of the window if the script cannot be loaded. */
  loadFailed: string;
  /** The static markup shown before the script runs; undefined if the page needs its script. */
  painted?: Painted;
}

/** The exports of this module, as loaded by the build. */
export interface Prerender {
  publicDocuments: typeof publicDocuments;
  loginMarkup: typeof loginMarkup;
  accountActionMarkup: typeof accountActionMarkup;
  portalMarkup: typeof portalMarkup;
  guestMarkup: typeof guestMarkup;
  siteFiles: typeof siteFiles;
}

/** The files at the root of the site that is being built. */
export function siteFiles(): RootFile[] {
  return rootFiles({ siteOrigin, isListed }, new Date());
}

/** The public pages as static HTML in every language, and the not-found page. */
export function publicDocuments(assets: BuildAssets): StaticDocument[] {
  const inLanguage = (language: Language) => [
    ...publicPages.map((page) => publicDocument(page, language, assets)),
    sentDocument(language, assets),
  ];
  return [...languages.flatMap(inLanguage), notFound(assets)];
}

/**
 * The login page's markup in a language, besides the script.
 *
 * @param painted the rendered page, which another part of the app provides
 */
export function loginMarkup(
  language: Language,
  assets: BuildAssets,
  painted: Painted,
): TemplateMarkup {
  const translator = createStaticTranslator(language, ["common", "login"]);
  const t = translator.getFixedT(language, ["login", "common"]);
  const head = documentHead({
    title: `${t("title")} – ${brand.name}`,
    description: t("description"),
    script: headScript,
    page: { path: loginPath(defaultLanguage), language },
    // A form is no answer to a search, and the sitemap does not list it.
    noindex: true,
    styles: [
      linked("base.css", scriptedStyles, assets),
      linked("login.css", painted.css, assets),
    ].join("\n    "),
  });
  return {
    head,
    painted,
    noScript: `<p>${escapeHtml(t("common:noScript"))}</p>`,
    loadFailed: loadFailedMarkup([language]),
  };
}

/**
 * The mailed-link page's markup, besides the script. Its script sets a more specific title once the
 * link's purpose is known. Search engines must not index it.
 */
export function accountActionMarkup(language: Language, assets: BuildAssets): TemplateMarkup {
  const t = createStaticTranslator(language, ["common", "login"]).getFixedT(language, [
    "login",
    "common",
  ]);
  return {
    head: documentHead({
      title: `${t("accountAction")} – ${brand.name}`,
      styles: linked("base.css", scriptedStyles, assets),
      script: headScript,
    }),
    noScript: `<p>${escapeHtml(t("common:noScript"))}</p>`,
    loadFailed: loadFailedMarkup([language], brand.name),
  };
}

/** The portal's markup, besides the script, with the outlines of an area. */
export function portalMarkup(assets: BuildAssets): TemplateMarkup {
  const html = renderToStaticMarkup(<AreaFrame />);
  return { ...guestMarkup(assets, areaFrameStyles), painted: { html, css: "" } };
}

/**
 * The markup of the page of visits' guests, besides the script. One document serves all languages,
 * so its static texts appear in each of them.
 */
export function guestMarkup(assets: BuildAssets, styles = ""): TemplateMarkup {
  const sentences = languages.map((language) => {
    const t = createStaticTranslator(language, ["common"]).getFixedT(language, "common");
    return `<p lang="${language}">${escapeHtml(t("noScript"))}</p>`;
  });
  return {
    head: documentHead({
      title: brand.name,
      styles: linked("base.css", scriptedStyles + styles, assets),
      script: headScript,
    }),
    noScript: sentences.join(""),
    loadFailed: loadFailedMarkup(languages, brand.name),
  };
}

function linked(name: string, styles: string, { emit }: BuildAssets): string {
  return `<link rel="stylesheet" href="${emit(name, styles)}" />`;
}

function publicDocument(page: PublicPage, language: Language, assets: BuildAssets): StaticDocument {
  const translator = createStaticTranslator(language, siteNamespaces);
  const t = translator.getFixedT(language, siteNamespaces);
  const path = publicPath(page, language);
  const place = { path: publicPath(page, defaultLanguage), language };
  const keys = headKeys(page);
  const file = page === "doctors" ? doctorsFramePath(language) : path;
  const plan = isPlanPage(page) ? t(`plans:name.${planPages[page]}`) : "";
  const values = { ...headNumbers(page, language), plan };
  return {
    path,
    fileName: fileNameOf(file),
    html: siteDocument(<SitePage {...place}>{contentOf(page, language)}</SitePage>, {
      translator,
      title: t(keys.title, values),
      description: t(keys.description, values),
      ...place,
      ...(page === "price" && { script: assets.priceScript }),
      // Only the home page syncs sessions and may connect to the identity provider.
      ...(page === "home" && { visitorScript: assets.visitorScript }),
      assets,
    }),
  };
}

/** The thanks page for a form sent without JavaScript; search engines must not index it. */
function sentDocument(language: Language, assets: BuildAssets): StaticDocument {
  const translator = createStaticTranslator(language, siteNamespaces);
  const t = translator.getFixedT(language, "site");
  const path = contactSentPath(language);
  return {
    path,
    fileName: fileNameOf(path),
    html: siteDocument(
      <SitePage language={language} path={contactSentPath(defaultLanguage)}>
        <SentPage language={language} />
      </SitePage>,
      { translator, title: `${t("sent.title")} – ${brand.name}`, language, assets },
    ),
  };
}

function notFound(assets: BuildAssets): StaticDocument {
  const translator = createStaticTranslator(defaultLanguage, ["site"]);
  const title = `${translator.getFixedT(defaultLanguage, "site")("notFound.title")} – ${brand.name}`;
  return {
    path: "/404",
    fileName: "404.html",
    html: siteDocument(<NotFoundPage />, {
      translator,
      title,
      language: defaultLanguage,
      // The script removes all but one of the four languages.
      paintsAfterScript: true,
      stylesWithoutScript: notFoundStylesName,
      assets,
    }),
  };
}

function fileNameOf(path: string): string {
  const isHome = languages.some((language) => homePath(language) === path);
  return isHome ? `${path.slice(1)}/index.html`.replace(/^\//, "") : `${path.slice(1)}.html`;
}
