import { brand } from "@salvia/domain/brand";
import { languages } from "@salvia/domain/languages";
import { publicPages, publicPath } from "@salvia/domain/paths";
import { expect, test } from "vitest";

import { rootFiles } from "./rootFiles.ts";

test("the sitemap lists the public pages", () => {
  const sitemap = rootFiles().find(({ fileName }) => fileName === "sitemap.xml");
  const listed = [...(sitemap?.source ?? "").matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual(
    publicPages.flatMap((page) =>
      languages.map((language) => brand.origin + publicPath(page, language)),
    ),
  );
});
