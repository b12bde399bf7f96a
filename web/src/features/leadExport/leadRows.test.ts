import { languages } from "@salvia/domain/shared/language";
import { expect, test } from "vitest";

import { lead } from "../../../../seed/leads.ts";
import { createStaticTranslator } from "../../i18n/createStaticTranslator.ts";
import { collectLeads, leadCells, leadHeadings } from "./leadRows.ts";

test.each(languages)("writes a lead as a row that matches the headings in %s", (language) => {
  const t = createStaticTranslator(language, ["leadExport", "leads"]).getFixedT<
    ["leadExport", "leads"]
  >(language, ["leadExport", "leads"]);
  const headings = leadHeadings(t);
  expect(new Set(headings).size).toBe(headings.length);
  const cells = leadCells(lead({ plan: "premium" }), t);
  expect(cells).toHaveLength(headings.length);
  expect(cells).toEqual(expect.arrayContaining(["+34612345678", "2026-11-16T09:30:00.000Z"]));
  expect(cells).toContain(t("leads:plan.premium"));
});

const written = {
  headings: ["first", "mail"],
  cells: ({ firstName, email }: { firstName: string; email: string | null }) => [
    firstName,
    email ?? "",
  ],
  delimiter: ";",
};

async function* pages(...firstNames: string[]) {
  for (const firstName of firstNames) yield [lead({ firstName })];
}

test("writes all pages in order, escapes formulas and adds the UTF-8 byte order mark", async () => {
  const counts: number[] = [];
  const collected = await collectLeads(pages("Inés", "=1+1"), written, {
    signal: new AbortController().signal,
    onProgress: (count) => counts.push(count),
  });
  const bytes = new Uint8Array((await collected?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    "first;mail\r\nInés;ines.carvajal@example.com\r\n'=1+1;ines.carvajal@example.com\r\n",
  );
  expect([collected?.count, counts]).toEqual([2, [1, 2]]);
});

test("returns no file and reads no further pages when aborted", async () => {
  const controller = new AbortController();
  let reads = 0;
  async function* endless() {
    for (;;) {
      reads += 1;
      if (reads === 3) controller.abort();
      yield [lead()];
    }
  }
  const { signal } = controller;
  expect(await collectLeads(endless(), written, { signal, onProgress: () => {} })).toBeNull();
  expect(reads).toBe(3);
});
