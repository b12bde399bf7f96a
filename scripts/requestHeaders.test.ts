import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const page = readFileSync(new URL("../docs/threat-model.md", import.meta.url), "utf8");
const folder = new URL("../functions/src/", import.meta.url);
const sources = globSync("**/*.ts", { cwd: folder })
  .filter((file) => !/\.test\.ts$|testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));

test("docs/threat-model.md lists each header that the functions read, and where", () => {
  const [, section = ""] = page.split("\n## Headers of a request\n");
  const [table = ""] = section.split("\n## ");
  const listed = table.split("\n").flatMap((line) => {
    const [, headers = "", files = ""] = line.split("|");
    return coded(files).flatMap((file) =>
      coded(headers).map((header) => `${header.toLowerCase()} in ${file}`),
    );
  });
  const read = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:header\(|receivedHeader\(\w+,)\s*"([^"]+)"/g)].map(
      ([, header]) => `${header} in ${file}`,
    ),
  );
  expect(read.length).toBeGreaterThan(10);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(read)].toSorted());
});

test("only http/ reads a request otherwise, and no file its host", () => {
  const otherwise =
    /\breceivedHeader\(|\.(?:headersDistinct|rawHeaders|originalUrl|subdomains)\b|\brequest\.(?:headers|header|get|hostname|host|ips?|protocol|socket)\b/;
  const files = sources.filter(({ text }) => otherwise.test(text)).map(({ file }) => file);
  expect(files.toSorted()).toEqual(["http/rawBodies.ts", "http/serve.ts"]);
});

function coded(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}
