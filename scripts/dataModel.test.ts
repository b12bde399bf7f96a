import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { personalDataRows } from "./lib/personalDataRows.ts";

const page = readFileSync(new URL("../docs/data-model.md", import.meta.url), "utf8");

test("docs/data-model.md contains the rows of the personal data map", () => {
  const [, section = ""] = page.split("\n## Personal data and erasure\n");
  const [, table = ""] = section.split("| collection ");
  const rows = table
    .slice(0, table.indexOf("\n\n"))
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").slice(1, -1));
  expect(rows.map((cells) => cells.map((cell) => cell.trim()))).toEqual(personalDataRows());
});
