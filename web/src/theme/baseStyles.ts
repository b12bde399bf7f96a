import { brand, type ColorScheme } from "@salvia/domain/site/brand";

import { loadFailedAttribute } from "../lib/loadFailed.ts";
import { schemeAttribute } from "./themePreference.ts";

/** Figtree's ascent and descent, as fractions of the font size. */
const ascent = 0.95;
const descent = 0.25;

/**
 * The stylesheet every document links in its head: the background color before any script runs, and
 * system fonts scaled to Figtree's metrics.
 *
 * The numbers are Figtree's mean letter width divided by that of the named font, measured on the
 * site's texts in all languages, so that lines break where Figtree's would.
 */
export const baseStyles = [
  fallbackFace("Figtree Arial", "400 500", ["Arial", "Liberation Sans", "Arimo"], 0.9935),
  fallbackFace("Figtree Arial", "501 900", ["Arial Bold", "Liberation Sans Bold"], 0.9472),
  fallbackFace("Figtree Roboto", "400 500", ["Roboto"], 1.0029),
  fallbackFace("Figtree Roboto", "501 900", ["Roboto Bold"], 1.0093),
  `html{${ground("light")}}`,
  `@media (prefers-color-scheme: dark){html:not([${schemeAttribute}]){${ground("dark")}}}`,
  `html[${schemeAttribute}="dark"]{${ground("dark")}}`,
].join("\n");

/** The same for documents that need their script, with the message that it could not be loaded. */
export const scriptedStyles = [
  baseStyles,
  // The message for users without JavaScript appears above the page.
  "noscript>p{margin:0;padding:16px 24px}",
  `html:not([${loadFailedAttribute}]) .load-failed{display:none}`,
  // At the top of the window, though behind the page in the document: its first link skips to content.
  ".load-failed{position:fixed;inset:0 0 auto;background:Canvas;color:CanvasText}",
  ".load-failed{padding:12px 24px;font-family:Arial,sans-serif}",
  ".load-failed p,.load-failed h1{margin:8px 0}",
  ".load-failed a{color:inherit}",
].join("\n");

function ground(scheme: ColorScheme): string {
  return `color-scheme:${scheme};background-color:${brand.colors[scheme].ground};color:${brand.colors[scheme].text}`;
}

/** @param width Figtree's mean letter width divided by the local font's, at the given weights. */
function fallbackFace(
  family: string,
  weights: string,
  local: readonly string[],
  width: number,
): string {
  return [
    "@font-face{",
    `font-family:"${family}";`,
    `font-weight:${weights};`,
    `src:${local.map((name) => `local("${name}")`).join(",")};`,
    `size-adjust:${percent(width)};`,
    `ascent-override:${percent(ascent / width)};`,
    `descent-override:${percent(descent / width)};`,
    "line-gap-override:0%",
    "}",
  ].join("");
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}
