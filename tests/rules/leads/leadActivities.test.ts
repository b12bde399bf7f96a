import { ownActivitySchema } from "@salvia/domain/lead/leadActivity";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { agreementRuns, goodLine, nearlyLine } from "../support/arbitraries.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { activitiesOfLeads, storedActivities } from "./leadActivities.cases.ts";
import { pathOf } from "./leads.stored.ts";
import { write } from "../support/row.ts";
import { AllowRatio } from "../support/allowRatio.ts";
import { asStored, now } from "../support/values.ts";

const rules = await rulesProject("lead-activities");

test("agrees with the schema on multi-line texts", async () => {
  const ratio = new AllowRatio();
  const db = rules.as({ uid: "ana", claims: { role: "sales" } });
  const path = `${pathOf("mine")}/activities/agreed`;
  const text = fc
    .array(fc.oneof(goodLine(40), nearlyLine(40)), { minLength: 1, maxLength: 3 })
    .chain((lines) => fc.constantFrom("\n", "\t", "\r").map((end) => lines.join(end)));
  await rules.begin(storedActivities);
  const property = fc.asyncProperty(text, async (said) => {
    const sent = { kind: "call", text: said, authorId: "ana", createdAt: now };
    const read = ownActivitySchema.safeParse(asStored(sent, new Date()));
    const send = () => write(db, (writes) => writes.set(db.doc(path), sent));
    const outcome = await decide(activitiesOfLeads, { operation: "create", send }, db, "ana");
    if (outcome === "allowed") await store(rules.server, { [path]: null });
    expect(outcome).toBe(ratio.expected(read.success));
  });
  await fc.assert(property, agreementRuns);
  expect(ratio.allowed).toBeGreaterThan(0.15);
  expect(ratio.allowed).toBeLessThan(0.85);
});
