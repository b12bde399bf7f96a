import { brand } from "@salvia/domain/site/brand";
import { languages } from "@salvia/domain/shared/language";
import { publicPages, publicPath } from "@salvia/domain/site/paths";
import { expect, test } from "vitest";

import { rootFiles } from "./rootFiles.ts";

test("lists the public pages in the sitemap", () => {
  const sitemap = rootFiles().find(({ fileName }) => fileName === "sitemap.xml");
  const listed = [...(sitemap?.source ?? "").matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual(
    publicPages.flatMap((page) =>
      languages.map((language) => brand.origin + publicPath(page, language)),
    ),
  );
});
