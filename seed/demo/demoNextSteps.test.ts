import { expect, it } from "vitest";

import { demoLeads } from "./demoLeads.ts";
import { demoNextSteps } from "./demoNextSteps.ts";

const now = new Date("2026-11-22T08:30:00Z");
const leads = demoLeads(now);
const steps = demoNextSteps(leads, now);

it("gives steps only to open leads, under their owners", () => {
  for (const [id, { ownerId }] of steps) {
    const lead = leads.get(id);
    expect(lead?.ownerId).toBe(ownerId);
    expect(["enrolled", "lost"]).not.toContain(lead?.status);
  }
});

it.each(["demo-sales", "demo-sales2"])(
  "gives %s steps that are overdue, due and to come",
  (uid) => {
    const days = [...steps.values()]
      .filter(({ ownerId }) => ownerId === uid)
      .map((step) => step.dueOn);
    expect(days.some((dueOn) => dueOn < "2026-11-22")).toBe(true);
    expect(days).toContain("2026-11-22");
    expect(days.some((dueOn) => dueOn > "2026-11-22")).toBe(true);
  },
);
