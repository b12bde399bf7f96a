import * as z from "zod/mini";

import { idSchema } from "../../shared/id.ts";
import type { Lead } from "../lead.ts";
import { leadLossSchema } from "../leadLoss.ts";
import type { LeadStatus } from "../leadStatus.ts";
import { canHaveNextStep, nextStepDetailsSchema } from "../nextStep.ts";
import { transitionBlocker, type TransitionBlocker } from "../stageTransition.ts";

/**
 * The statuses that a selection can be moved to. Leads become clients one by one, because that may
 * open a member's account, and are lost with a reason.
 */
export const bulkStatuses = [
  "aiContacting",
  "remoteSales",
  "quoted",
  "documents",
] as const satisfies readonly LeadStatus[];

export type BulkStatus = (typeof bulkStatuses)[number];

/** What a salesperson does with all selected leads. */
export const bulkActions = [
  z.strictObject({ kind: z.literal("handOver"), to: idSchema }),
  z
    .strictObject({
      kind: z.literal("move"),
      to: z.enum([...bulkStatuses, "lost"]),
      /** Why the leads are lost. */
      loss: z.optional(leadLossSchema),
    })
    .check(z.refine(({ to, loss }) => (to === "lost") === (loss !== undefined))),
  z.strictObject({ kind: z.literal("nextStep"), step: nextStepDetailsSchema }),
] as const;

const bulkActionSchema = z.discriminatedUnion("kind", bulkActions);

/** What an administrator does with leads of any owner: they go to a salesperson, or the pool. */
export const assignActionSchema = z.strictObject({
  kind: z.literal("assign"),
  to: z.nullable(idSchema),
});

export type AssignAction = z.infer<typeof assignActionSchema>;

export type BulkAction = z.infer<typeof bulkActionSchema>;

/**
 * Why an action is not possible for a lead: it is already there, the move is not allowed, or the
 * lead is over.
 */
export type BulkBlocker = TransitionBlocker | "already" | "closed";

/** The reason that prevents an action for a lead as it is; null if there is none. */
export function bulkBlocker(
  action: BulkAction,
  lead: Pick<Lead, "status" | "consent" | "plan" | "ownerId">,
): BulkBlocker | null {
  if (action.kind === "move") {
    return lead.status === action.to ? "already" : transitionBlocker(lead, action.to);
  }
  return action.kind === "nextStep" && !canHaveNextStep(lead) ? "closed" : null;
}
