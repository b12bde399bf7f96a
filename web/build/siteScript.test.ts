import { ownBills } from "@salvia/domain/site/ownBills";
import { plans } from "@salvia/domain/site/plan";
import { exampleYears } from "@salvia/domain/site/priceRules";
import { expect, test } from "vitest";

import { siteScript } from "./siteScript.ts";

test("gives the price page's script what the bills of the example years come to", async () => {
  const { load } = siteScript();
  if (typeof load !== "function") throw new Error("It loads nothing.");
  const code: unknown = await Reflect.apply(load, null, ["/domain/src/site/ownBills.ts?price"]);
  const script: { ownBills: typeof ownBills } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(code))}`
  );
  for (const plan of plans) {
    for (const year of exampleYears) {
      expect(script.ownBills(plan, year)).toBe(ownBills(plan, year));
    }
  }
});
