import { expect, test } from "vitest";

import { withoutUnusedVariables } from "./withoutUnusedVariables.ts";

test("keeps variables used by rules, attributes and other variables, in each color scheme", () => {
  const css = [
    ":root{--ink:#123;--line:var(--ink);--unused:var(--alsoUnused);--alsoUnused:#fff;--picture:red;}",
    "[data-theme=dark]{--ink:#fed;--unused:#000;}",
    "p{color:red;border:1px solid var(--line, black);}",
  ].join("\n");
  expect(withoutUnusedVariables(css, '<path fill="var(--picture)">')).toBe(
    [
      ":root{--ink:#123;--line:var(--ink);--picture:red;}",
      "[data-theme=dark]{--ink:#fed;}",
      "p{color:red;border:1px solid var(--line, black);}",
    ].join("\n"),
  );
});

test("leaves styles without variables unchanged", () => {
  const css = "@media print{p{color:#000;}}";
  expect(withoutUnusedVariables(css, "")).toBe(css);
});
