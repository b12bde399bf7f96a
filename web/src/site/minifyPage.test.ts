import { expect, test } from "vitest";

import { minifyPage } from "./minifyPage.ts";

test("classes become short, the same in markup and styles, and those without styles go", () => {
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

test("rules and colours that nothing on the page uses go, those of a state that may come stay", () => {
  const { css } = minifyPage({
    html: '<a class="s-1">',
    css: ":root,[data-theme=light]{--ink:#123;--unused:red;}.s-1:hover{color:var(--ink);}.s-1.Mui-disabled,.s-2{color:#00f;}",
  });
  expect(css).toBe(":root,[data-theme=light]{--0:#123;}.s0:hover{color:var(--0)}");
});

test("variables become short, the same in markup and styles", () => {
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

test("what is the same in every look, or for every width, is said without a detour", () => {
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

test("browsers get the prefixes they need and no others", () => {
  const { css } = minifyPage({
    html: '<a class="s-1">',
    css: ".s-1{display:-webkit-box;display:flex;user-select:none;}",
  });
  expect(css).toBe(".s0{-webkit-user-select:none;user-select:none;display:flex}");
});
