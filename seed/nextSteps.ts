import { nextStepSchema, type NextStep } from "@salvia/domain/lead/nextStep";

/** A valid next step of a lead: to call back, today in UTC. */
export function nextStep(leadId: string, overrides: Partial<NextStep> = {}): NextStep {
  return nextStepSchema.parse({
    title: "Call back",
    dueOn: new Date().toISOString().slice(0, 10),
    dueAt: null,
    leadId,
    ownerId: "ana",
    doneAt: null,
    rev: 1,
    updatedAt: new Date(),
    ...overrides,
  });
}
