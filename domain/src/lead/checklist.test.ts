import { expect, test } from "vitest";

import {
  checklistSchema,
  missingDocuments,
  needsDocuments,
  requiredDocuments,
  type Checklist,
} from "./checklist.ts";
import { leadStatuses, stepOf } from "./leadStatus.ts";

const receipt = { by: "ana", at: new Date("2026-11-23T09:30:00Z") };
const checklist: Checklist = { received: { proofOfAddress: receipt } };

test("accepts a checklist with no document, one, and all", () => {
  const all = Object.fromEntries(requiredDocuments.map((document) => [document, receipt]));
  for (const received of [{}, checklist.received, all]) {
    expect(checklistSchema.parse({ received })).toEqual({ received });
  }
});

test.each([
  ["without documents", {}],
  ["with a document that is not on the list", { received: { photo: receipt } }],
  ["with a document that no one received", { received: { bankMandate: { ...receipt, by: "" } } }],
  ["with a document without a time", { received: { bankMandate: { by: "ana" } } }],
  ["with more", { ...checklist, note: "more" }],
])("rejects a checklist %s", (_, fields) => {
  expect(checklistSchema.safeParse(fields).success).toBe(false);
});

test("names what is missing, in the order of the list", () => {
  expect(missingDocuments(null)).toEqual(requiredDocuments);
  expect(missingDocuments(checklist)).toEqual([
    "identityDocument",
    "healthDeclaration",
    "bankMandate",
    "signedApplication",
  ]);
});

test("a lead needs documents once it has been quoted", () => {
  const needing = leadStatuses.filter((status) => needsDocuments({ step: stepOf(status) ?? 0 }));
  expect(needing).toEqual(["quoted", "documents", "enrolled"]);
});
