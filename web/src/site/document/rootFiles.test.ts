import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { languages } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { publicPages, publicPath } from "@salvia/domain/site/paths";
import { expect, test } from "vitest";

import { rootFiles } from "./rootFiles.ts";

const publicFolder = resolve(import.meta.dirname, "../../../public");
const siteOrigin = "https://www.example.com";

test("lists the public pages in the sitemap", () => {
  const sitemap = rootFiles({ siteOrigin, isListed: true }, new Date()).find(
    ({ fileName }) => fileName === "sitemap.xml",
  );
  const listed = [...(sitemap?.source ?? "").matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual(
    publicPages.flatMap((page) =>
      languages.map((language) => siteOrigin + publicPath(page, language)),
    ),
  );
});

test.each([
  [true, `User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`],
  [false, "User-agent: *\nAllow: /\n"],
])("names the sitemap in robots.txt if search engines may list the site: %s", (isListed, text) => {
  const files = rootFiles({ siteOrigin, isListed }, new Date());
  expect(files.find(({ fileName }) => fileName === "robots.txt")?.source).toBe(text);
});

test("says for a year where to report a weakness", () => {
  const files = rootFiles({ siteOrigin, isListed: true }, new Date("2026-11-30T12:00:00Z"));
  const lines = files.find(({ fileName }) => fileName === "security.txt")?.source.split("\n");
  expect(lines).toContain(`Contact: mailto:${brand.email}`);
  expect(lines).toContain("Expires: 2027-11-30T12:00:00.000Z");
  expect(lines).toContain(`Canonical: ${siteOrigin}/.well-known/security.txt`);
});

test("names only icons that exist in the manifest", () => {
  const files = rootFiles({ siteOrigin, isListed: true }, new Date());
  const manifest = files.find(({ fileName }) => fileName === "manifest.webmanifest");
  const { name, icons }: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    manifest?.source ?? "",
  );
  expect(name).toBe(brand.name);
  expect(manifest?.source).toContain('"purpose":"any maskable"');
  for (const { src, sizes } of icons) {
    if (files.some(({ fileName }) => src === `/${fileName}`)) continue;
    const png = readFileSync(`${publicFolder}${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
