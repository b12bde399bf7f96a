import { contactSentPath } from "@salvia/domain/site/contact";
import { defaultLanguage, languages, type Language } from "@salvia/domain/shared/language";
import {
  homePath,
  loginPath,
  publicPages,
  publicPath,
  type PublicPage,
} from "@salvia/domain/site/paths";

import { brand } from "@salvia/domain/site/brand";
import { baseStyles } from "../theme/baseStyles.ts";
import type { Painted } from "../lib/renderStatic.ts";
import { headScript } from "../theme/headScript.ts";
import { documentHead } from "./documentHead.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { siteDocument } from "./siteDocument.tsx";
import { SentPage } from "./SentPage.tsx";
import { SitePage } from "./SitePage.tsx";
import { contentOf, headKeys, headNumbers, siteNamespaces } from "./sitePages.tsx";
import { createStaticTranslator } from "../i18n/createStaticTranslator.ts";

/** What the build lends to those who write documents. */
export interface BuildAssets {
  /** Adds a file to the build and gives its address, which carries a hash of the content. */
  emit: (name: string, source: string) => string;
  /** The address of the script that enhances the public pages. */
  siteScript: string;
  /** The address of the script for those who may be signed in. */
  visitorScript: string;
}

/** A document of the build. */
export interface StaticDocument {
  /** The path it is answered at. */
  path: string;
  /** Its place in the folder that is served. */
  fileName: string;
  html: string;
}

/** What a template that Vite fills with scripts still lacks. */
export interface TemplateMarkup {
  /** For the end of the head. */
  head: string;
  /** For the body of those who have no script. */
  noScript: string;
  /** What is painted before the script runs; nothing where it all waits for the script. */
  painted?: Painted;
}

/** This module, as the build loads it. */
export interface Prerender {
  publicDocuments: typeof publicDocuments;
  loginMarkup: typeof loginMarkup;
  accountActionMarkup: typeof accountActionMarkup;
  portalMarkup: typeof portalMarkup;
}

/** The public pages as static HTML, in every language, and the page for dead addresses. */
export function publicDocuments(assets: BuildAssets): StaticDocument[] {
  const inLanguage = (language: Language) => [
    ...publicPages.map((page) => publicDocument(page, language, assets)),
    sentDocument(language, assets),
  ];
  return [...languages.flatMap(inLanguage), notFound(assets)];
}

/**
 * What the login page of a language has in its markup besides the script.
 *
 * @param painted the page itself, which another half of the app renders
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
    styles: [linked("base.css", baseStyles, assets), linked("login.css", painted.css, assets)].join(
      "\n    ",
    ),
  });
  return {
    head,
    painted,
    noScript: `<p>${escapeHtml(t("common:noScript"))}</p>`,
  };
}

/**
 * What the page that mailed links lead to has in its markup besides the script. Its title says more
 * once it is known what the link is for. Search engines have no business there.
 */
export function accountActionMarkup(language: Language, assets: BuildAssets): TemplateMarkup {
  const t = createStaticTranslator(language, ["common", "login"]).getFixedT(language, [
    "login",
    "common",
  ]);
  return {
    head: documentHead({
      title: `${t("accountAction")} – ${brand.name}`,
      styles: linked("base.css", baseStyles, assets),
      script: headScript,
    }),
    noScript: `<p>${escapeHtml(t("common:noScript"))}</p>`,
  };
}

/**
 * What the portal has in its markup besides the script. It is one document for all languages, so
 * it says what it must in each of them.
 */
export function portalMarkup(assets: BuildAssets): TemplateMarkup {
  const sentences = languages.map((language) => {
    const t = createStaticTranslator(language, ["common"]).getFixedT(language, "common");
    return `<p lang="${language}">${escapeHtml(t("noScript"))}</p>`;
  });
  return {
    head: documentHead({
      title: brand.name,
      styles: linked("base.css", baseStyles, assets),
      script: headScript,
    }),
    noScript: sentences.join(""),
  };
}

function linked(name: string, styles: string, { emit }: BuildAssets): string {
  return `<link rel="stylesheet" href="${emit(name, styles)}" />`;
}

/** A public page in a language. */
function publicDocument(page: PublicPage, language: Language, assets: BuildAssets): StaticDocument {
  const translator = createStaticTranslator(language, siteNamespaces);
  const t = translator.getFixedT(language, siteNamespaces);
  const path = publicPath(page, language);
  const place = { path: publicPath(page, defaultLanguage), language };
  const keys = headKeys(page);
  const numbers = headNumbers(page, language);
  return {
    path,
    fileName: fileNameOf(path),
    html: siteDocument(<SitePage {...place}>{contentOf(page, language)}</SitePage>, {
      translator,
      title: t(keys.title, numbers),
      description: t(keys.description, numbers),
      ...place,
      // Only the home page syncs sessions, and may talk to the identity provider.
      ...(page === "home" && { visitorScript: assets.visitorScript }),
      assets,
    }),
  };
}

/** The thanks for a form sent without script: a page that nobody should find by searching. */
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
  const translator = createStaticTranslator(defaultLanguage, ["common", "site"], languages);
  const title = `${translator.getFixedT(defaultLanguage, "site")("notFound.title")} – ${brand.name}`;
  return {
    path: "/404",
    fileName: "404.html",
    html: siteDocument(<NotFoundPage />, {
      translator,
      title,
      language: defaultLanguage,
      // It leaves one language of four.
      paintsAfterScript: true,
      assets,
    }),
  };
}

function fileNameOf(path: string): string {
  const isHome = languages.some((language) => homePath(language) === path);
  return isHome ? `${path.slice(1)}/index.html`.replace(/^\//, "") : `${path.slice(1)}.html`;
}
