import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { savedData } from "./savedData.ts";

test("names the command that helps if the saved data is damaged, and uses it otherwise", () => {
  const folder = mkdtempSync(join(tmpdir(), "salvia-saved-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(savedData(folder)).toBeNull();
  const file = join(folder, "firebase-export-metadata.json");
  writeFileSync(file, '{ "version": "15.34.2", "fires');
  expect(() => savedData(folder)).toThrow(
    /^The saved data is damaged .* `npm run reset` deletes it/,
  );
  writeFileSync(file, '{ "version": "15.34.2" }');
  expect(savedData(folder)).toBe(folder);
});
