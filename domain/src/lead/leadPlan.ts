import { plans } from "../site/plan.ts";

/**
 * A lead's plan of interest. `undecided` is that of people who asked about something else, such as a
 * partnership. Only the server stores it, and no such lead goes beyond `new` (decision 111).
 */
export const leadPlans = [...plans, "undecided"] as const;

export type LeadPlan = (typeof leadPlans)[number];
