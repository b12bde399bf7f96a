/** The statuses of a lead, in order; `lost` may follow any step but the last. */
export const leadStatuses = [
  "new",
  "aiContacting",
  "remoteSales",
  "quoted",
  "documents",
  "enrolled",
  "lost",
] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The number of steps, for 'step n of 6'. */
export const leadSteps = 6;

/**
 * The allowed status transitions. The buttons, the messages about blocked moves, the security rules
 * and their tests all follow this table. Only the server moves a lead to `enrolled`, because that
 * also opens the client's account.
 */
export const leadTransitions: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ["aiContacting", "remoteSales", "lost"],
  aiContacting: ["remoteSales", "lost"],
  remoteSales: ["quoted", "lost"],
  quoted: ["remoteSales", "documents", "lost"],
  documents: ["quoted", "enrolled", "lost"],
  enrolled: [],
  lost: ["remoteSales"],
};

/** The step of a status, 1 to 6; null for `lost`, which keeps the step at which it was lost. */
export function stepOf(status: LeadStatus): number | null {
  return status === "lost" ? null : leadStatuses.indexOf(status) + 1;
}

/** The statuses of leads in progress: all except the two final ones. */
export const openLeadStatuses = leadStatuses.filter(
  (status) => status !== "enrolled" && status !== "lost",
);
