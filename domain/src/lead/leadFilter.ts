import type { leadKinds, LeadSource, LeadPlan } from "./lead.ts";
import type { LeadStatus } from "./leadStatus.ts";

/** Whose leads: the user's own, those in the pool, or (for admins) everyone's. */
export const leadViews = ["mine", "pool", "all"] as const;

export type LeadView = (typeof leadViews)[number];

/** The sort order: newest first, latest change first, or by last and first name. */
export const leadSorts = ["created", "updated", "name"] as const;

export type LeadSort = (typeof leadSorts)[number];

/** The days on which leads were created. */
export type CreatedOn = {
  /** As in the URL: a word such as `thisMonth`, two days, or a month. */
  days: string;
  from: Date;
  /** The first moment after the days; null if they aren't over. */
  until: Date | null;
};

/** Whether a lead was created on the days of a filter. */
export function isCreatedOn(
  on: Omit<CreatedOn, "days"> | null,
  { createdAt }: { createdAt: Date },
) {
  return on === null || (createdAt >= on.from && (on.until === null || createdAt < on.until));
}

/**
 * Which leads a list shows and in which order; null means no restriction. A filter sets a kind or a
 * status, not both: the status implies the kind, and this avoids an extra index.
 */
export type LeadFilter = {
  view: LeadView;
  /** The uid of the owner to filter by, in the view of everyone's leads. */
  owner: string | null;
  plan: LeadPlan | null;
  source: LeadSource | null;
  /** Only leads whose number has to be asked for. */
  phone: "missing" | null;
  /** Only with the order `created`, which is that of the index. */
  created: CreatedOn | null;
  /** Search text for a name, email, phone or document; empty for all leads. */
  search: string;
  sort: LeadSort;
} & (
  | { status: LeadStatus | null; kind: null }
  | { status: null; kind: (typeof leadKinds)[number] }
);
