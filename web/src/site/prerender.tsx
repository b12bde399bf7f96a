import { defaultLanguage, languages, type Language } from "@salvia/domain/languages";
import { homePath, loginPath } from "@salvia/domain/paths";

import { brand } from "@salvia/domain/brand";
import { documentHead } from "./documentHead.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { HomePage } from "./HomePage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { siteDocument } from "./siteDocument.tsx";
import { SitePage } from "./SitePage.tsx";
import { speaker } from "./speaker.ts";

/** What the build lends to those who write documents. */
export interface BuildAssets {
  /** Adds a file to the build and gives its address, which carries a hash of the content. */
  emit: (name: string, source: string) => string;
  /** The address of the script that enhances the public pages. */
  siteScript: string;
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
}

/** This module, as the build loads it. */
export interface Prerender {
  publicDocuments: typeof publicDocuments;
  loginMarkup: typeof loginMarkup;
  portalMarkup: typeof portalMarkup;
}

/** The public pages as static HTML, in every language, and the page for dead addresses. */
export function publicDocuments(assets: BuildAssets): StaticDocument[] {
  return [...languages.map((language) => home(language, assets)), notFound(assets)];
}

/** What the login page of a language has in its markup besides the script. */
export function loginMarkup(language: Language, assets: BuildAssets): TemplateMarkup {
  const translator = speaker(language, ["common", "login"]);
  const t = translator.getFixedT(language, ["login", "common"]);
  return {
    head: documentHead({
      title: `${t("title")} – ${brand.name}`,
      description: t("description"),
      page: { path: loginPath(defaultLanguage), language },
      emit: assets.emit,
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
    const t = speaker(language, ["common"]).getFixedT(language, "common");
    return `<p lang="${language}">${escapeHtml(t("noScript"))}</p>`;
  });
  return {
    head: documentHead({ title: brand.name, emit: assets.emit }),
    noScript: sentences.join(""),
  };
}

function home(language: Language, assets: BuildAssets): StaticDocument {
  const translator = speaker(language, ["common", "site"]);
  const t = translator.getFixedT(language, "site");
  const path = homePath(language);
  const page = { path: homePath(defaultLanguage), language };
  return {
    path,
    fileName: path === "/" ? "index.html" : `${path.slice(1)}/index.html`,
    html: siteDocument(
      <SitePage {...page}>
        <HomePage />
      </SitePage>,
      { translator, title: t("title"), description: t("description"), page, assets },
    ),
  };
}

function notFound(assets: BuildAssets): StaticDocument {
  const translator = speaker(defaultLanguage, ["common", "site"], languages);
  const title = `${translator.getFixedT(defaultLanguage, "site")("notFound.title")} – ${brand.name}`;
  return {
    path: "/404",
    fileName: "404.html",
    html: siteDocument(<NotFoundPage />, { translator, title, assets }),
  };
}
