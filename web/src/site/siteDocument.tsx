import type { Language } from "@salvia/domain/languages";
import type { i18n } from "i18next";
import type { ReactElement } from "react";

import { documentHead } from "./documentHead.ts";
import type { BuildAssets } from "./prerender.tsx";
import { renderStatic } from "../lib/renderStatic.ts";
import { withoutUnusedVariables } from "../lib/withoutUnusedVariables.ts";
import { fontStylesheet } from "../theme/font.ts";
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
 * A public page as a whole document: static HTML, one stylesheet with just the styles it uses, one
 * small script. The stylesheet is a file of its own, since the pages' CSP is a constant of
 * firebase.json and knows no hash of a style that changes with every edit.
 */
export function siteDocument(content: ReactElement, options: SiteDocumentOptions): string {
  const { translator, title, description, language, path, visitorScript, assets } = options;
  const { html, css } = renderStatic(<SiteRoot translator={translator}>{content}</SiteRoot>);
  const head = documentHead({
    title,
    emit: assets.emit,
    ...(description === undefined ? {} : { description }),
    ...(path === undefined ? {} : { page: { path, language } }),
  });
  const blocking = options.paintsAfterScript === true ? ' blocking="render"' : "";
  const visitor = visitorScript === undefined ? "" : ` data-visitor-script="${visitorScript}"`;
  return `<!doctype html>
<html lang="${language}"${visitor}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <link rel="stylesheet" href="${assets.emit("site.css", withoutUnusedVariables(css, html))}" />
    <script type="module"${blocking} src="${assets.siteScript}"></script>
  </head>
  <body>${html}${fontWithoutScript}</body>
</html>
`;
}

/** At the end, since a stylesheet holds up the painting of what comes after it. */
const fontWithoutScript = `<noscript><link rel="stylesheet" href="${escapeHtml(fontStylesheet)}" /></noscript>`;
