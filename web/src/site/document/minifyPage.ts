import { Features, transform, type Selector, type Targets } from "lightningcss";

import type { Painted } from "../../lib/renderStatic.ts";

/**
 * Minifies a page: removes unused styles and shortens the names of classes and variables to a
 * letter or two. A page with its styles must fit into what a server may send before the phone's
 * first acknowledgment.
 */
export function minifyPage({ html, css: painted }: Painted): Painted {
  const css = plain(painted);
  const used = new Set([...html.matchAll(classAttribute)].flatMap(([, names]) => listed(names)));
  const styled = new Set([...css.matchAll(classSelector)].map(([, name = ""]) => name));
  const shortNames = new Map<string, string>();
  const variables = new Map<string, string>();
  const shortVariable = (name: string) => {
    const short = variables.get(name) ?? `--${variables.size.toString(36)}`;
    variables.set(name, short);
    return short;
  };
  for (const name of styled) {
    if (used.has(name)) shortNames.set(name, `s${shortNames.size.toString(36)}`);
  }
  const { code } = transform({
    filename: "page.css",
    code: new TextEncoder().encode(css),
    minify: true,
    targets,
    // It would add variables for `light-dark()`, which our colors do not use.
    exclude: Features.LightDark,
    unusedSymbols: [...styled].filter((name) => !used.has(name)),
    visitor: {
      Selector: (selector) => renamed(selector, shortNames),
      DashedIdent: shortVariable,
    },
  });
  const shortHtml = html
    // Links and buttons have the focus without it.
    .replace(/ data-testid="[^"]*"| focusable="false"|(?<=<(?:a|button)\b[^>]*) tabindex="0"/g, "")
    // Texts have no quotation mark of their own; see classAttribute.
    .replace(/ ([\w-]+)=""/g, " $1")
    .replace(/><\/(?:path|circle|rect)>/g, "/>")
    .replace(/var\((--[\w-]+)/g, (_, name: string) => `var(${shortVariable(name)}`)
    .replace(classAttribute, (_, names: string) => {
      const kept = listed(names).flatMap((name) => shortNames.get(name) ?? []);
      return kept.length === 0 ? "" : ` class="${kept.join(" ")}"`;
    });
  return {
    css: withoutUnusedVariables(new TextDecoder().decode(code), shortHtml),
    html: shortHtml,
  };
}

/**
 * Inlines the theme's `:root` variables that are the same in every color scheme, and unwraps media
 * queries that match every width.
 */
function plain(css: string): string {
  const constants = new Map<string, string>();
  for (const [, block = ""] of css.matchAll(/(?<![^\s}]):root\{([^{}]*)\}/g)) {
    for (const [, name = "", value = ""] of block.matchAll(/(--[\w-]+):([^;]*);/g)) {
      // `inherit inherit`, which the theme sets for fonts, is valid only in a variable.
      if (!value.includes("inherit")) constants.set(name, value);
    }
  }
  return css
    .replace(withoutEffect, "")
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole)
    .replace(/@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, "$1");
}

/**
 * MUI styles without effect here: shadows, which our theme resets; a state set only by MUI's
 * scripts; Firefox before version 88; print styles, since buttons are not printed and nothing has a
 * background there; those of dialogs; the appearance of buttons that have a background of their own;
 * transitions and selection of icons, which keep their color and have no text; and what every
 * element inherits.
 */
const withoutEffect = new RegExp(
  [
    /box-shadow:(?:none|var\(--\w+-shadows-\d+\));/,
    /\.[\w-]+\.Mui-focusVisible,/,
    /\.[\w-]+::-moz-focus-inner\{[^{}]*\}/,
    /@media print\{\.[\w-]+\{(?:-webkit-print-)?color-adjust:exact;[^{}]*\}\}/,
    /@media print\{body\{[^{}]*\}\}|body::backdrop\{[^{}]*\}/,
    /(?:-webkit-|-moz-)appearance:none;/,
    /(?<=font:inherit;)line-height:inherit;letter-spacing:inherit;/,
    /(?:-webkit-)?transition:fill [^;{}]*;/,
    /(?:-\w+-)?user-select:none;(?=(?:(?:-\w+-)?user-select:none;)*width:1em;)/,
    /(?<=\.[\w-]+\{[^{}]*)(?:box-sizing:border-box|font-family:Figtree[^;{}]*);/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** A selector with its classes renamed, including those within `:not()` and similar. */
function renamed(selector: Selector, names: ReadonlyMap<string, string>): Selector {
  return selector.map((part) => {
    if (part.type === "class") return { ...part, name: names.get(part.name) ?? part.name };
    if (part.type !== "pseudo-class" || !(part.kind === "not" || part.kind === "is")) return part;
    return { ...part, selectors: part.selectors.map((inner) => renamed(inner, names)) };
  });
}

/** Matches React's markup, where a quotation mark in text or an attribute is `&quot;`. */
const classAttribute = / class="([^"]*)"/g;

/**
 * Matches all classes of a stylesheet; its matches in strings and numbers never equal a class of
 * the markup.
 */
const classSelector = /\.([a-z][\w-]*)/gi;

function listed(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

/**
 * The oldest browsers that support `color-mix()`, which the theme uses; in 65536ths of a version.
 */
const targets: Targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 113 << 16,
  ios_saf: (16 << 16) | (2 << 8),
  safari: (16 << 16) | (2 << 8),
};

/**
 * A page's styles without unused custom properties. A theme declares them for every component, once
 * per color scheme, which is half of the styles.
 *
 * @param html markup whose attributes may use some as well
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set<string>();
  const pending = [html + css.replaceAll(declaration, "")];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      // A used property may refer to others, with a different value in each color scheme.
      pending.push(...valuesOf(css, name));
    }
  }
  return css.replaceAll(declaration, (whole, name: string) => (used.has(name) ? whole : ""));
}

const declaration = /(--[\w-]+):[^;{}]*;?/g;

function valuesOf(css: string, name: string): string[] {
  return [...css.matchAll(declaration)]
    .filter(([, declared]) => declared === name)
    .map(([whole]) => whole);
}
