import type { Lead, leadKinds, LeadSource, LeadPlan } from "./lead.ts";
import type { LeadStatus } from "./leadStatus.ts";

/** Whose leads: the user's own, those in the pool, or (for admins) everyone's. */
export const leadViews = ["mine", "pool", "all"] as const;

export type LeadView = (typeof leadViews)[number];

/** The sort orders to choose from: newest first, latest change first, or by last and first name. */
export const leadSorts = ["created", "updated", "name"] as const;

/** The order, also that of leads with a next step on certain days: the earliest step first. */
export type LeadSort = (typeof leadSorts)[number] | "step";

/** The maximum length of a search, in UTF-16 code units: the longest deliverable email address. */
export const searchMaxLength = 254;

/** The days on which leads were created. */
export type CreatedOn = {
  /** As in the URL: a word such as `thisMonth`, two days, or a month. */
  days: string;
  from: Date;
  /** The first moment after the days; null if they aren't over. */
  until: Date | null;
};

export function isCreatedOn(
  on: Omit<CreatedOn, "days"> | null,
  { createdAt }: { createdAt: Date },
) {
  return on === null || (createdAt >= on.from && (on.until === null || createdAt < on.until));
}

/** The next step of leads: none, or one on certain days. */
export type StepOn = {
  /** As in the URL: a word such as `due`. */
  word: string;
  /** Null for the open leads that have an owner but no step. */
  days: StepDays | null;
};

/** Days of next steps, such as `2026-11-27`: any up to the last one if there is no first. */
export type StepDays = { from: string | null; to: string };

/** Whether a lead is among those that the days of a filter ask for. */
export function isOnDays(
  { created, step }: Pick<LeadFilter, "created" | "step">,
  lead: Pick<Lead, "createdAt" | "nextStepDay">,
): boolean {
  return isCreatedOn(created, lead) && isStepOn(step, lead);
}

function isStepOn(on: StepOn | null, { nextStepDay: day }: Pick<Lead, "nextStepDay">): boolean {
  if (on === null) return true;
  if (on.days === null) return day === "none";
  const { from, to } = on.days;
  // Compares as the query does. All days precede `none`.
  return typeof day === "string" && (from === null || day >= from) && day <= to;
}

/**
 * Which leads a list shows and in which order; null means no restriction. Of several statuses or
 * plans, a lead has one. A filter sets a kind or statuses, not both: the status implies the kind, and
 * this avoids an extra index.
 */
export type LeadFilter = {
  view: LeadView;
  /** The uid of the owner to filter by, in the view of everyone's leads. */
  owner: string | null;
  plan: readonly LeadPlan[] | null;
  source: LeadSource | null;
  /** Only leads whose number has to be asked for. */
  phone: "missing" | null;
  /** Only with the order `created`, which is that of the index. */
  created: CreatedOn | null;
  /** Days only with the order `step`, which is that of the index, and not with days of creation. */
  step: StepOn | null;
  /** Search text for a name, email, phone or document; empty for all leads. */
  search: string;
  sort: LeadSort;
} & (
  | { status: readonly LeadStatus[] | null; kind: null }
  | { status: null; kind: (typeof leadKinds)[number] }
);
