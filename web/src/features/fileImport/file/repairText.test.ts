import { expect, test } from "vitest";

import { repairText } from "./repairText.ts";

test.each([
  ["JosÃ© PÃ©rez", "José Pérez"],
  ["O&#39;Neill", "O'Neill"],
  ["Ana &amp; Eva", "Ana & Eva"],
  ["Oâ€™Neill", "O’Neill"],
  ["José", "José"],
  ["Ã‰lise", "Élise"],
  ["ÂNGELA ÃO", "ÂNGELA ÃO"],
  ["Ana Ã©é", "Ana Ã©é"],
])("repairs %j to %j", (written, repaired) => {
  expect(repairText(written)).toBe(repaired);
});
