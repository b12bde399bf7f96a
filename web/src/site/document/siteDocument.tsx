import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import type { Language } from "@salvia/domain/shared/language";
import type { i18n } from "i18next";
import type { ReactElement } from "react";

import { documentHead } from "./documentHead.ts";
import { renderStatic } from "../../lib/renderStatic.ts";
import { baseStyles } from "../../theme/baseStyles.ts";
import { fontStylesheet } from "../../theme/font.ts";
import { siteHeadScript, siteScriptMeta } from "../../theme/headScript.ts";
import { minifyPage } from "./minifyPage.ts";
import { SiteRoot } from "../layout/SiteRoot.tsx";

/** What the build provides to the code that renders documents. */
export interface BuildAssets {
  /** Adds a file to the build and returns its address, which contains a hash of the content. */
  emit: (name: string, source: string) => string;
  siteScript: string;
  /** The address of the price page's script, which contains the other. */
  priceScript: string;
  visitorScript: string;
}

interface SiteDocumentOptions {
  translator: i18n;
  title: string;
  description?: string;
  language: Language;
  /** The English path of a page that search engines may index. */
  path?: string;
  /** The script that the page's script loads for visitors who may be signed in. */
  visitorScript?: string;
  /** The page's script, if it isn't that of all pages. */
  script?: string;
  /** Whether the script changes so much that the first paint must wait for it. */
  paintsAfterScript?: boolean;
  /** A style sheet for browsers without script. */
  stylesWithoutScript?: string;
  assets: BuildAssets;
}

/**
 * A public page as a complete document: static HTML, only the styles it uses, and one small script.
 * The styles are inline, so that the page paints as soon as it arrives. firebase.json allows them
 * by their hash, so they are the same in all languages; differences use `:lang()`.
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
  const address = options.script ?? assets.siteScript;
  const script = options.paintsAfterScript
    ? `<script type="module" blocking="render" src="${address}"></script>`
    : `<meta name="${siteScriptMeta}" content="${address}" />`;
  const styles = options.stylesWithoutScript;
  const visitor = visitorScript === undefined ? "" : ` data-visitor-script="${visitorScript}"`;
  return `<!doctype html>
<html lang="${language}"${visitor}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${paintedWhole}
${script}
${head}${styles === undefined ? "" : linkedWithoutScript(styles)}
</head>
<body>${html}${fontWithoutScript}</body>
</html>
`;
}

/**
 * Otherwise the browser paints the header first and the rest one frame later, which doubles the
 * work for an invisible intermediate step.
 */
const paintedWhole = `<link rel="expect" href="#content" blocking="render" />`;

/** Placed last, because a stylesheet delays the painting of what follows it. */
const fontWithoutScript = linkedWithoutScript(fontStylesheet);

function linkedWithoutScript(address: string): string {
  return `<noscript><link rel="stylesheet" href="${escapeHtml(address)}" /></noscript>`;
}
