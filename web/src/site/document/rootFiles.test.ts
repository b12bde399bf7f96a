import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";
import { expect, test } from "vitest";

import { rootFiles } from "./rootFiles.ts";

const siteOrigin = "https://www.example.com";

test("lists the public pages in the sitemap", () => {
  const sitemap = rootFiles({ siteOrigin, isListed: true }).find(
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
  const files = rootFiles({ siteOrigin, isListed });
  expect(files.find(({ fileName }) => fileName === "robots.txt")?.source).toBe(text);
});
