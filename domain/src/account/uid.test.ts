import { expect, test } from "vitest";

import { uidSchema } from "./account.ts";
import { leadEndpoints } from "../lead/leadEndpoints.ts";

test.each([
  ["ana", true],
  ["_x_", true],
  ["__x", true],
  ["__x__", false],
  ["____", false],
  ["a/b", false],
])("an id may be %s: %s", (id, isOne) => {
  expect(uidSchema.safeParse(id).success).toBe(isOne);
});

test("a step is due by the year 9999, which Firestore can store", () => {
  const order = (dueAt: number) => ({
    jobId: "5f0c7a52-3c0e-4b6f-9d0a-2f3d6f1b7a11",
    action: { kind: "nextStep", step: { kind: "call", text: "", dueAt } },
    rows: [{ leadId: "one", rev: 1 }],
  });
  const problems = (dueAt: number) =>
    leadEndpoints.startBulkJob.input
      .safeParse(order(dueAt))
      .error?.issues.filter(({ path }) => path.includes("dueAt"));
  expect(problems(253_402_300_799_999) ?? []).toEqual([]);
  expect(problems(Number.MAX_SAFE_INTEGER)).toHaveLength(1);
  expect(problems(-1)).toHaveLength(1);
});
