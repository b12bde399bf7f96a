import { expect, test } from "vitest";

import { doctorOptions } from "./runDoctor.ts";

test("reads the project and a token", () => {
  expect(doctorOptions(["--project", "salvia-prod"])).toEqual({
    project: "salvia-prod",
    token: null,
  });
  expect(doctorOptions(["--token", "t", "--project=salvia-prod"]).token).toBe("t");
});

test.each([
  [[]],
  [["salvia-prod"]],
  [["--project"]],
  [["--project", "salvia-prod", "--fix"]],
  [["--project", "salvia-prod", "more"]],
])("shows the usage for %j", (words) => {
  expect(() => doctorOptions(words)).toThrow("Usage: npm run doctor");
});
