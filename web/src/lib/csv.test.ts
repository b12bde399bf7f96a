import * as fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";

import { csvText, listSeparator, plainCell } from "./csv.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1+1", "'+1+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["＝1", "'＝1"],
  ["'=1", "''=1"],
  [" =1", "' =1"],
  ["\u200b=1", "'\u200b=1"],
  ["\n=1", "'\n=1"],
  ["a;=1;", "a;'=1;"],
  ["a, '@b", "a,' '@b"],
  ["+34612345678'", "'+34612345678'"],
  ["+34612345678*2", "'+34612345678*2"],
  ["+34612345678", "+34612345678"],
  ["Ana", "Ana"],
  ["O'Neill", "O'Neill"],
  ["'t Hooft", "'t Hooft"],
  ["a=b", "a=b"],
])("writes %j as %j and reads back the original", (cell, written) => {
  const { data } = Papa.parse<string[]>(csvText([[cell]], ","), { delimiter: "," });
  const first = data[0]?.[0] ?? "";
  expect(first).toBe(written);
  expect(plainCell(first)).toBe(cell);
});

test("writes no cell as a formula and reads back any table unchanged", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "=1",
      "+1",
      "''-1",
      " '\t=;'+|\t",
      "@",
      '"',
      "a\r\nb",
      ",",
      ";",
      "\t",
      "",
      "  ",
      "ñ",
      "+34612345678",
    ),
  );
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom(",", ";", "\t"), (rows, delimiter) => {
      const text = csvText(rows, delimiter);
      const { data, errors } = Papa.parse<string[]>(text.slice(0, -2), {
        delimiter,
        newline: "\r\n",
      });
      expect(errors).toEqual([]);
      expect(data.map((row) => row.map(plainCell))).toEqual(rows);
      const bare = data.flat().filter((each) => /^[\t\r\n]|(?:^|[,;])\s*[=+\-@]/.test(each));
      expect(bare.filter((each) => !/^\+[0-9]+$/.test(each))).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 30_000);

test.each([
  ["en-US", ","],
  ["es-MX", ","],
  ["es-ES", ";"],
  ["pt-BR", ";"],
  ["fr-FR", ";"],
  ["fr-CH", ";"],
])("uses the separator for %s: %j", (locale, separator) => {
  expect(listSeparator(locale)).toBe(separator);
});
