import { expect, test } from "vitest";

import { Complaint } from "../report.ts";
import { failedStep } from "./failedStep.ts";

const explained = (message: string) => failedStep(new Complaint(message), "Step", "npm run deploy");

test("says why a step failed and how to continue on one line", () => {
  expect(explained(".env.a has faults:\n  MAIL_FROM is not set.")).toMatchObject({
    message: "Step failed: .env.a has faults: MAIL_FROM is not set. Continue with: npm run deploy",
  });
});

test("keeps every fault of a configuration, with a line for each", () => {
  expect(explained(".env.a has faults:\n  One.\n  Two.\n  Three.")).toMatchObject({
    message:
      ".env.a has faults:\n  One.\n  Two.\n  Three.\nStep failed. Continue with: npm run deploy",
  });
});

test("names the place of a log instead of its lines", () => {
  expect(explained("Build failed.\n  | one\n  | two\nThe whole log: a.log")).toMatchObject({
    message: "Step failed: Build failed. The whole log: a.log. Continue with: npm run deploy",
  });
});

test("leaves a fault of the program itself as it is", () => {
  const fault = new TypeError("undefined is not a function");
  expect(failedStep(fault, "Step", "npm run deploy")).toBe(fault);
});
