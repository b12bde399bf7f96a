import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { csvText } from "../../../lib/csv.ts";
import { parseTable } from "./parseTable.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const wide = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function tableOf(bytes: Uint8Array) {
  const read = parseTable(bytes);
  if ("problem" in read) throw new Error(JSON.stringify(read.problem));
  return read.table;
}

function cellsOf(bytes: Uint8Array) {
  const { headings, rows } = tableOf(bytes);
  return [headings, ...rows.map(({ cells }) => cells)];
}

describe("parseTable", () => {
  const text = "Nombre;Correo\r\nMuñoz;m@example.com\r\n";
  const cells = [
    ["Nombre", "Correo"],
    ["Muñoz", "m@example.com"],
  ];

  test.each<[string, Uint8Array]>([
    ["in UTF-8", utf8(text)],
    ["in UTF-8 with a mark", utf8(`\ufeff${text}`)],
    ["in UTF-16", joined(new Uint8Array([0xff, 0xfe]), wide(text))],
    ["in UTF-16 without a mark", wide(text)],
    ["in UTF-16, the other way round", joined(new Uint8Array([0xfe, 0xff]), swapped(text))],
    ["in UTF-16, the other way round, without a mark", swapped(text)],
    ["in Windows-1252", latin(text)],
    ["with lines of Unix", utf8(text.replaceAll("\r\n", "\n"))],
    ["with lines of an old Macintosh", utf8(text.replaceAll("\r\n", "\r"))],
    ["without an end of its last line", utf8(text.trimEnd())],
    ["with quotation marks", utf8('"Nombre";"Correo"\n"Muñoz";"m@example.com"')],
    ["with a hint for sheet programs", utf8(`sep=;\r\n${text}`)],
    ["with such a hint in quotation marks", utf8(`"sep=;"\r\n${text}`)],
    ["with a title above its headings", utf8(`Clientes 2026\r\n\r\n${text}`)],
    ...[",", "\t", "|", "^"].map((separator): [string, Uint8Array] => [
      `separated by ${JSON.stringify(separator)}`,
      utf8(text.replaceAll(";", separator)),
    ]),
  ])("reads a file %s", (_how, bytes) => {
    expect(cellsOf(bytes)).toEqual(cells);
  });

  test("reads a file with two encodings line by line", () => {
    const bytes = joined(utf8("name,email\nNúñez,a@b.co\n"), latin("Muñoz,c@d.co\n"));
    expect(cellsOf(bytes).slice(1)).toEqual([
      ["Núñez", "a@b.co"],
      ["Muñoz", "c@d.co"],
    ]);
  });

  test("numbers rows as a spreadsheet does when some are blank", () => {
    const { rows } = tableOf(utf8("\nname,email\n\n,\nAna,a@b.co\n , \nEva,e@b.co\n"));
    expect(rows.map(({ number }) => number)).toEqual([5, 7]);
  });

  test("reads a file without headings and keeps its first row", () => {
    expect(tableOf(utf8("Ana,a@b.co\nEva,e@b.co"))).toMatchObject({
      headings: null,
      rows: [{ number: 1 }, { number: 2 }],
    });
  });

  test("keeps the first row of a file without headings that has only a phone number", () => {
    expect(tableOf(utf8("Ana,+34 612 34 56 78\nEva,613456789"))).toMatchObject({
      headings: null,
      rows: [{ number: 1 }, { number: 2 }],
    });
  });

  test("removes the prefix that the product's export adds to formulas", () => {
    expect(cellsOf(utf8("name,note\n'=1,'t Hooft"))[1]).toEqual(["=1", "'t Hooft"]);
  });

  test("preserves arbitrary cell contents", () => {
    const cell = fc.string({ unit: "binary" }).map((each) => `x${each.replaceAll("\0", "")}`);
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const head = ["one", "two", "three"];
        const { rows: read } = tableOf(utf8(`sep=,\r\n${csvText([head, ...rows], ",")}`));
        // UTF-8 cannot represent lone surrogates, and a leading byte order mark is dropped.
        const whole = (each: string) => each.replace(/\p{Cs}/gu, "\ufffd");
        expect(read.map((row) => row.cells)).toEqual(rows.map((row) => row.map(whole)));
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});

describe("invalid files", () => {
  const many = (rows: number) => `name,email\n${"Ana,a@b.co\n".repeat(rows)}`;

  test.each<[string, Uint8Array, unknown]>([
    ["holds nothing", utf8(""), { code: "empty" }],
    ["holds blanks", utf8(" \r\n,,\n"), { code: "empty" }],
    ["holds headings alone", utf8("name,email\n"), { code: "noRows" }],
    ["is a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { code: "workbook" }],
    ["is a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), { code: "notText" }],
    [
      "never closes a quotation mark",
      utf8('name,email\na,b\n"Ana,c'),
      { code: "quotes", number: 3 },
    ],
    ["closes one too early", utf8('name,email\n"Ana"x,"c"\n'), { code: "quotes", number: 2 }],
    ["has 201 columns", utf8(`${"a,".repeat(200)}b\n1`), { code: "tooManyColumns" }],
    ["has 10,001 rows", utf8(many(10_001)), { code: "tooManyRows", number: 10_001 }],
  ])("rejects a file that %s", (_what, bytes, problem) => {
    expect(parseTable(bytes)).toEqual({ problem });
  });

  test("accepts a file with the maximum number of rows", () => {
    expect(tableOf(utf8(many(10_000))).rows).toHaveLength(10_000);
  });
});
