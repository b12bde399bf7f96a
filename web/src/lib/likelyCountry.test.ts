import { expect, test } from "vitest";

import { likelyCountry } from "./likelyCountry.ts";

test.each([
  ["Europe/Madrid", ["en-US"], "ES"],
  ["America/Sao_Paulo", ["en-US"], "BR"],
  ["Europe/Vienna", ["en-US"], "AT"],
  ["UTC", ["fr"], "FR"],
])("maps the time zone %s with the languages %j to %s", (zone, tags, country) => {
  expect(likelyCountry(zone, tags)).toBe(country);
});

test.each([
  [["pt-PT", "en-US"], "PT"],
  [["fr"], "FR"],
  [["not a tag", "es-AR"], "AR"],
  // A region that covers several countries is skipped.
  [["es-419", "es-MX"], "MX"],
  [[], "ES"],
])("maps the languages %j to %s", (tags, country) => {
  expect(likelyCountry("UTC", tags)).toBe(country);
});
