import type { Language } from "@salvia/domain/shared/language";
import type { i18n } from "i18next";
import type { ReactElement } from "react";

import { documentHead } from "./documentHead.ts";
import type { BuildAssets } from "./prerender.tsx";
import { renderStatic } from "../lib/renderStatic.ts";
import { baseStyles } from "../theme/baseStyles.ts";
import { fontStylesheet } from "../theme/font.ts";
import { siteHeadScript, siteScriptMeta } from "../theme/headScript.ts";
import { minifyPage } from "./minifyPage.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { SiteRoot } from "./SiteRoot.tsx";

interface SiteDocumentOptions {
  translator: i18n;
  title: string;
  description?: string;
  /** The language the page is in. */
  language: Language;
  /** For a page that is to be found: its path in English. */
  path?: string;
  /** What the page's script loads for visitors who may be signed in. */
  visitorScript?: string;
  /** Whether the script changes so much that nothing should be painted before it has run. */
  paintsAfterScript?: boolean;
  assets: BuildAssets;
}

/**
 * A public page as a whole document: static HTML, the styles it uses and no others, one small script.
 * The styles stand in the page, which is painted as soon as it is there; firebase.json allows them by
 * their hash, so they are the same in all languages: what differs goes by `:lang()`.
 */
export function siteDocument(content: ReactElement, options: SiteDocumentOptions): string {
  const { translator, title, description, language, path, visitorScript, assets } = options;
  const painted = renderStatic(<SiteRoot translator={translator}>{content}</SiteRoot>);
  const { html, css } = minifyPage({ ...painted, css: `${baseStyles}\n${painted.css}` });
  const head = documentHead({
    title,
    styles: `<style>${css}</style>`,
    script: siteHeadScript,
    ...(description === undefined ? {} : { description }),
    ...(path === undefined ? {} : { page: { path, language } }),
  });
  const script = options.paintsAfterScript
    ? `<script type="module" blocking="render" src="${assets.siteScript}"></script>`
    : `<meta name="${siteScriptMeta}" content="${assets.siteScript}" />`;
  const visitor = visitorScript === undefined ? "" : ` data-visitor-script="${visitorScript}"`;
  return `<!doctype html>
<html lang="${language}"${visitor}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${paintedWhole}
${script}
${head}
</head>
<body>${html}${fontWithoutScript}</body>
</html>
`;
}

/**
 * Else the browser paints the header by itself, and the first screen a frame later: twice the work, of which
 * nobody sees the first half.
 */
const paintedWhole = `<link rel="expect" href="#content" blocking="render" />`;

/** At the end, since a stylesheet holds up the painting of what comes after it. */
const fontWithoutScript = `<noscript><link rel="stylesheet" href="${escapeHtml(fontStylesheet)}" /></noscript>`;
