import {
  defaultLanguage,
  languages,
  regionalTags,
  type Language,
} from "@salvia/domain/shared/language";

import { createStaticTranslator } from "../../i18n/createStaticTranslator.ts";
import { pathInLanguage } from "../../i18n/pagePath.ts";
import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import { brand } from "@salvia/domain/site/brand";
import { publicPath } from "@salvia/domain/site/paths";
import { shareFile, type ShareKind } from "@salvia/domain/site/picture";
import { lowestMonthly } from "@salvia/domain/site/planOffer";
import { formatPrice } from "../../lib/format.ts";
import { isListed, siteOrigin } from "../siteOrigin.ts";
import { fontFilesOrigin, fontMeta, fontStylesheet } from "../../theme/font.ts";

interface DocumentHeadOptions {
  title: string;
  description?: string;
  /** For a page that exists once per language: its English path and its language. */
  page?: { path: string; language: Language };
  /** Whether search engines leave the page out, as they do one without its own address. */
  noindex?: boolean;
  /** The markup that includes the document's styles. */
  styles: string;
  /** The script that runs before the first paint. */
  script: string;
}

/** The head of every document, after its character set and viewport. */
export function documentHead(options: DocumentHeadOptions): string {
  const { title, description, page, noindex = page === undefined, styles, script } = options;
  const { light, dark } = brand.colors;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="${fontMeta}" content="${escapeHtml(fontStylesheet)}" />`,
    `<script>${script}</script>`,
    styles,
    ...(fontFilesOrigin === null
      ? []
      : [`<link rel="preconnect" href="${fontFilesOrigin}" crossorigin />`]),
    // Apple's devices find /apple-touch-icon.png by themselves.
    `<link rel="icon" href="/icon.svg" type="image/svg+xml" />`,
    ...(page === undefined ? [] : [`<link rel="manifest" href="/manifest.webmanifest" />`]),
    `<meta name="theme-color" content="${light.ground}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${dark.ground}" media="(prefers-color-scheme: dark)" />`,
    ...(description === undefined
      ? []
      : [`<meta name="description" content="${escapeHtml(description)}" />`]),
    // No page of a copy of the site either.
    ...(noindex || !isListed ? [`<meta name="robots" content="noindex" />`] : []),
    ...(page === undefined ? [] : [...addresses(page), ...preview(title, description, page)]),
  ].join("\n");
}

/** The page's canonical address and its other languages, for search engines. */
function addresses({ path, language }: { path: string; language: Language }): string[] {
  const address = (other: Language) => `${siteOrigin}${pathInLanguage(path, other)}`;
  return [
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${address(other)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(defaultLanguage)}" />`,
  ];
}

/** The preview that other sites show for shared links (Open Graph). */
function preview(
  title: string,
  description: string | undefined,
  { path, language }: { path: string; language: Language },
): string[] {
  const picture = sharePicture(path, language);
  const properties = {
    "og:type": "website",
    "og:site_name": brand.name,
    "og:title": title,
    "og:description": description ?? title,
    "og:url": `${siteOrigin}${pathInLanguage(path, language)}`,
    "og:locale": localeOf(language),
    "og:image": `${siteOrigin}/${picture.file}`,
    "og:image:alt": picture.alt,
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    ...languages
      .filter((other) => other !== language)
      .map((other) => `<meta property="og:locale:alternate" content="${localeOf(other)}" />`),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
}

function localeOf(language: Language): string {
  return regionalTags[language].replace("-", "_");
}

/** The kind of each page whose picture says what the page is about. */
const kinds: Readonly<Record<string, ShareKind>> = {
  [publicPath("home", "en")]: "home",
  [publicPath("price", "en")]: "price",
  [publicPath("individuals", "en")]: "price",
  [publicPath("doctors", "en")]: "doctors",
};

const headlines = {
  home: "home:hero.title",
  price: "price:heading",
  doctors: "doctors:heading",
  other: "contact:title.home",
} as const;

/**
 * The picture that other sites show with a link to a page, and the words on it, from which
 * `npm run pictures` draws it: the brand, a headline, and the lowest price.
 *
 * @param path the page's English path
 */
function sharePicture(path: string, language: Language): { file: string; alt: string } {
  const kind = kinds[path] ?? "other";
  const namespaces = ["home", "price", "doctors", "contact", "embedded"] as const;
  const t = createStaticTranslator(language, namespaces).getFixedT(language, namespaces);
  const price = formatPrice(lowestMonthly("adult"), language);
  return {
    file: shareFile(kind, language),
    alt: [brand.name, t(headlines[kind]), t("embedded:view.mock.price", { price })].join(" – "),
  };
}
