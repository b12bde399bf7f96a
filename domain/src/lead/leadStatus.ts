/** A lead's way, in order; `lost` may follow any step but the last. */
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

/** The number of steps a lead's progress is told of: 'step n of 6'. */
export const leadSteps = 6;

/**
 * Which status may follow which. The buttons, the reasons for a blocked move, the security rules and
 * their tests all follow this table.
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

/** The step of a status, 1 to 6, or null for `lost`, which keeps the step it was lost at. */
export function stepOf(status: LeadStatus): number | null {
  return status === "lost" ? null : leadStatuses.indexOf(status) + 1;
}

/** Where a lead still has to go somewhere: all but the two ends. */
export const openLeadStatuses = leadStatuses.filter(
  (status) => status !== "enrolled" && status !== "lost",
);
