import { Features, transform, type Selector, type Targets } from "lightningcss";

import type { Painted } from "../lib/renderStatic.ts";
import { withoutUnusedVariables } from "../lib/withoutUnusedVariables.ts";

/**
 * The same page in fewer bytes: its styles without what nothing on it uses, and classes and variables of
 * a letter or two. A page with its styles is to fit what a server may send before it hears from the phone.
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
    // It would add variables for `light-dark()`, which our colours do without.
    exclude: Features.LightDark,
    unusedSymbols: [...styled].filter((name) => !used.has(name)),
    visitor: {
      Selector: (selector) => renamed(selector, shortNames),
      DashedIdent: shortVariable,
    },
  });
  const shortHtml = html
    .replace(/ data-testid="[^"]*"| focusable="false"/g, "")
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
 * Styles without detours: what the theme keeps in a variable of `:root`, so that it is the same in every
 * look, and what holds for screens of every width but stands in a condition.
 */
function plain(css: string): string {
  const constants = new Map<string, string>();
  for (const [, block = ""] of css.matchAll(/(?<![^\s}]):root\{([^{}]*)\}/g)) {
    for (const [, name = "", value = ""] of block.matchAll(/(--[\w-]+):([^;]*);/g)) {
      // `inherit inherit`, as the theme says of fonts, means to inherit in a variable alone.
      if (!value.includes("inherit")) constants.set(name, value);
    }
  }
  return css
    .replace(withoutEffect, "")
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole)
    .replace(/@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, "$1");
}

/**
 * What MUI says of its buttons that comes to nothing here: shadows, which our theme takes back; a state that
 * only its scripts bring about; Firefox before version 88; and how a button is printed, which none is.
 */
const withoutEffect = new RegExp(
  [
    /box-shadow:(?:none|var\(--\w+-shadows-\d+\));/,
    /\.[\w-]+\.Mui-focusVisible,/,
    /\.[\w-]+::-moz-focus-inner\{[^{}]*\}/,
    /@media print\{\.[\w-]+\{(?:-webkit-print-)?color-adjust:exact;[^{}]*\}\}/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** A selector with other names of classes, those within `:not()` and the like too. */
function renamed(selector: Selector, names: ReadonlyMap<string, string>): Selector {
  return selector.map((part) => {
    if (part.type === "class") return { ...part, name: names.get(part.name) ?? part.name };
    if (part.type !== "pseudo-class" || !(part.kind === "not" || part.kind === "is")) return part;
    return { ...part, selectors: part.selectors.map((inner) => renamed(inner, names)) };
  });
}

/** In the markup that React writes, where a quotation mark in a text or an attribute is `&quot;`. */
const classAttribute = / class="([^"]*)"/g;

/** Finds all classes of a stylesheet, and in its strings and numbers nothing that is one of the markup. */
const classSelector = /\.([a-z][\w-]*)/gi;

function listed(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

/** The oldest browsers that know `color-mix()`, which the look is made with; in 65536ths of a version. */
const targets: Targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 113 << 16,
  ios_saf: (16 << 16) | (2 << 8),
  safari: (16 << 16) | (2 << 8),
};
