import { expect, test } from "vitest";

import { likelyCountry } from "./likelyCountry.ts";

test.each([
  [["pt-PT", "en-US"], "PT"],
  [["fr"], "FR"],
  [["not a tag", "es-AR"], "AR"],
  // A region that covers several countries is skipped.
  [["es-419", "es-MX"], "MX"],
  [[], "ES"],
])("maps the languages %j to %s", (tags, country) => {
  expect(likelyCountry(tags)).toBe(country);
});
