import { languages } from "@salvia/domain/shared/language";
import { expect, test } from "vitest";

import { paintedLogin } from "./prerender.tsx";

const painted = languages.map((language) => ({ language, ...paintedLogin(language) }));

test.each(painted)("accepts text in the $language form before its script runs", ({ html }) => {
  expect(html.match(/<h1[^>]*>[^<]+<\/h1>/g)).toHaveLength(1);
  expect(html).toMatch(/<label[^>]*for="email"[^>]*>[^<]+<\/label>/);
  expect(html).toMatch(/<input[^>]*name="email"[^>]*value=""/);
  expect(html).toMatch(/<input[^>]*name="password"[^>]*value=""/);
});

test.each(painted)("sends nothing from the $language page before its script runs", ({ html }) => {
  expect(html.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('method="dialog"')]);
});

test.each(painted)("follows its policy in $language, with external styles", ({ html, css }) => {
  expect(html).not.toMatch(/ style=| on[a-z]+=|<style|<script/);
  const classes = [...html.matchAll(/css-[\w-]+/g)].map(([name]) => name);
  expect(classes.length).toBeGreaterThan(20);
  // The name of an element without styles of its own.
  const unstyled = classes.filter((name) => name !== "css-0" && !css.includes(`.${name}`));
  expect(unstyled).toEqual([]);
});

test("uses the same styles in all languages, so that one file is enough", () => {
  expect(new Set(painted.map(({ css }) => css)).size).toBe(1);
});

test("has different texts in each language", () => {
  expect(new Set(painted.map(({ html }) => html)).size).toBe(languages.length);
});
