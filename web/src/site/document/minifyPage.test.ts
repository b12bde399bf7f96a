import { expect, test } from "vitest";

import { minifyPage, withoutUnusedVariables } from "./minifyPage.ts";

test("shortens classes consistently and removes those without styles", () => {
  expect(
    minifyPage({
      html: '<p class="MuiBox-root s-1abc">a.card</p><p class="MuiBox-root">b</p><i class="card s-1abc">',
      css: '.s-1abc:not(.card){margin:0;}main .card::after{content:"(a.card)";}.s-1abc{color:#f00;}',
    }),
  ).toEqual({
    html: '<p class="s0">a.card</p><p>b</p><i class="s1 s0">',
    css: '.s0:not(.s1){margin:0}main .s1:after{content:"(a.card)"}.s0{color:red}',
  });
});

test("removes unused rules and colors but keeps those of possible states", () => {
  const { css } = minifyPage({
    html: '<a class="s-1">',
    css: ":root,[data-theme=light]{--ink:#123;--unused:red;}.s-1:hover{color:var(--ink);}.s-1.Mui-disabled,.s-2{color:#00f;}",
  });
  expect(css).toBe(":root,[data-theme=light]{--0:#123;}.s0:hover{color:var(--0)}");
});

test("shortens variables consistently in markup and styles", () => {
  expect(
    minifyPage({
      html: '<svg class="s-1"><path fill="color-mix(in srgb, var(--ink) 45%, var(--paper))"></svg>',
      css: "[data-theme=dark]{--ink:#123;--paper:#fff}.s-1{border-color:var(--ink)}",
    }),
  ).toEqual({
    html: '<svg class="s0"><path fill="color-mix(in srgb, var(--0) 45%, var(--1))"></svg>',
    css: "[data-theme=dark]{--0:#123;--1:#fff}.s0{border-color:var(--0)}",
  });
});

test("inlines values that are the same in every color scheme or at every width", () => {
  const { css } = minifyPage({
    html: '<a class="s-1">',
    css: [
      ":root{--space:8px;--font:inherit inherit;}",
      ":root:not([data-theme]){--ink:#123;}",
      "@media (min-width:0px){.s-1{padding:calc(2 * var(--space));color:var(--ink);font:var(--font);}}",
      "@media (min-width:600px){.s-1{padding:var(--space);}}",
    ].join("\n"),
  });
  expect(css).toContain(
    ".s0{color:var(--2);font:var(--1);padding:16px}@media (min-width:600px){.s0{padding:8px}}",
  );
});

test("adds only the prefixes that the target browsers need", () => {
  const { css } = minifyPage({
    html: '<a class="s-1">',
    css: ".s-1{display:-webkit-box;display:flex;user-select:none;}",
  });
  expect(css).toBe(".s0{-webkit-user-select:none;user-select:none;display:flex}");
});

test("keeps variables used by rules, attributes and other variables, in each color scheme", () => {
  const css = [
    ":root{--ink:#123;--line:var(--ink);--unused:var(--alsoUnused);--alsoUnused:#fff;--picture:red;}",
    "[data-theme=dark]{--ink:#fed;--unused:#000;}",
    "p{color:red;border:1px solid var(--line, black);}",
  ].join("\n");
  expect(withoutUnusedVariables(css, '<path fill="var(--picture)">')).toBe(
    [
      ":root{--ink:#123;--line:var(--ink);--picture:red;}",
      "[data-theme=dark]{--ink:#fed;}",
      "p{color:red;border:1px solid var(--line, black);}",
    ].join("\n"),
  );
});

test("leaves styles without variables unchanged", () => {
  const css = "@media print{p{color:#000;}}";
  expect(withoutUnusedVariables(css, "")).toBe(css);
});

test("leaves out what elements inherit anyway, but not where the document sets it", () => {
  const { css } = minifyPage({
    html: '<a class="s-1"></a>',
    css: "html{box-sizing:border-box;font-family:Figtree,sans-serif;}.s-1{box-sizing:border-box;font-family:Figtree,sans-serif;margin:0;}",
  });
  expect(css).toBe("html{box-sizing:border-box;font-family:Figtree,sans-serif}.s0{margin:0}");
});
