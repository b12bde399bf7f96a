import { resolve } from "node:path";

import type { ownBills as OwnBills } from "@salvia/domain/site/ownBills";
import { plans } from "@salvia/domain/site/plan";
import { exampleYears } from "@salvia/domain/site/priceRules";
import type { Plugin } from "vite";

import { runInBuild } from "./content.ts";

/**
 * Gives the scripts of the public pages their own copies of modules that other scripts use too. A
 * module belongs to one chunk, so shared modules would become separate chunks: a public page would
 * request six files instead of one, each with headers about as heavy as its content.
 */
export function siteScript(): Plugin {
  return {
    name: "salvia:site-script",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const mark = importer === undefined ? undefined : markFor(importer);
      if (mark === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}${mark}` };
    },
    async load(id) {
      if (!id.endsWith("/ownBills.ts?price")) return null;
      const { ownBills } = await runInBuild<{ ownBills: typeof OwnBills }>(
        web,
        "../domain/src/site/ownBills.ts",
      );
      const bills = plans.map((plan) => [
        plan,
        Object.fromEntries(exampleYears.map((year) => [year, ownBills(plan, year)])),
      ]);
      const table = JSON.stringify(Object.fromEntries(bills));
      return `const bills = ${table};\nexport const ownBills = (plan, year) => bills[plan][year];`;
    },
    transform(code, id) {
      // Vite reads JSON only under its own name.
      if (!/\.json\?(?:site|price)$/.test(id)) return null;
      const data: unknown = JSON.parse(code, (key, value: unknown) =>
        unused.has(key) || value === false ? undefined : value,
      );
      return { code: `export default ${JSON.stringify(data)}`, moduleType: "js" };
    },
  };
}

const web = resolve(import.meta.dirname, "..");

/**
 * Names are in the pages, in their language, only the server stores versions, and the rest is for
 * bills, which depend on no answer: the script gets what they come to.
 */
const unused = new Set("name version date years copay share yearlyLimit yearlyMost".split(" "));

/** Marks the copies of an entry's modules. */
function markFor(importer: string): string | undefined {
  const [, entry, mark] =
    /\/src\/site\/enhance(\.price)?\.ts$|(\?(?:site|price))$/.exec(importer) ?? [];
  if (mark !== undefined) return mark;
  if (entry !== undefined) return "?price";
  return importer.endsWith("/src/site/enhance.ts") ? "?site" : undefined;
}
