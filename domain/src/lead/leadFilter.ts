import type { leadKinds } from "./lead.ts";
import type { LeadStatus } from "./leadStatus.ts";
import type { Plan } from "../site/plan.ts";

/** Whose leads: one's own, those that belong to nobody yet, or (for admins) everyone's. */
export const leadViews = ["mine", "pool", "all"] as const;

export type LeadView = (typeof leadViews)[number];

/** In which order: the newest first, the latest changed first, or by last and first name. */
export const leadSorts = ["created", "updated", "name"] as const;

export type LeadSort = (typeof leadSorts)[number];

/**
 * Which leads a list shows, and in which order; null where it does not matter. A status says what
 * kind a lead is of (only an enrolled one is a client), so a filter has at most one of the two, and
 * no index has to be kept for both.
 */
export type LeadFilter = {
  view: LeadView;
  /** Among everyone's leads, whose: a uid. */
  owner: string | null;
  plan: Plan | null;
  /** What was typed to find leads by name, e-mail, telephone or document; empty for all of them. */
  search: string;
  sort: LeadSort;
} & (
  | { status: LeadStatus | null; kind: null }
  | { status: null; kind: (typeof leadKinds)[number] }
);
