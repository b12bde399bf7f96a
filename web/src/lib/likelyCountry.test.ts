import { expect, test } from "vitest";

import { likelyCountry } from "./likelyCountry.ts";

test.each([
  [["pt-PT", "en-US"], "PT"],
  [["fr"], "FR"],
  [["not a tag", "es-AR"], "AR"],
  // A region that is a part of the world is no country.
  [["es-419", "es-MX"], "MX"],
  [[], "ES"],
])("a browser that speaks %j points to %s", (tags, country) => {
  expect(likelyCountry(tags)).toBe(country);
});
