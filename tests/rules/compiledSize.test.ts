import { expect, test } from "vitest";

import { compileRules } from "../../scripts/lib/size/compiledRules.ts";
import limits from "../../size.json" with { type: "json" };

const compiled = compileRules();
console.log(
  typeof compiled === "string"
    ? `${compiled}.`
    : `firestore.rules: ${compiled.bytes} bytes compiled`,
);

test.skipIf(typeof compiled === "string")(
  `the rules compile to at most ${limits.rules} bytes, without a warning`,
  () => {
    const { bytes, warnings } =
      typeof compiled === "string" ? { bytes: 0, warnings: [] } : compiled;
    expect(warnings).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(limits.rules);
  },
);
