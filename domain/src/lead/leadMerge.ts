import * as z from "zod/mini";

import { leadSchema, type Lead } from "./lead.ts";
import { leadSearch } from "./leadSearch.ts";
import { patterns } from "../shared/patterns.ts";

/** What two leads of the same person may say differently, and one of them says in the end. */
export const mergeFields = [
  "name",
  "email",
  "phone",
  "document",
  "plan",
  "source",
  "status",
] as const;

export type MergeField = (typeof mergeFields)[number];

/** Whose value stays: that of the lead that is kept, or that of the other one. */
export const mergeSides = ["kept", "other"] as const;

export type MergeSide = (typeof mergeSides)[number];

export const mergeChoicesSchema = z.strictObject({
  name: z.enum(mergeSides),
  email: z.enum(mergeSides),
  phone: z.enum(mergeSides),
  document: z.enum(mergeSides),
  plan: z.enum(mergeSides),
  source: z.enum(mergeSides),
  status: z.enum(mergeSides),
});

export type MergeChoices = z.infer<typeof mergeChoicesSchema>;

const leadId = z.string().check(z.regex(patterns.id));
const rev = leadSchema.shape.rev;

/** Which two leads become one, as they were seen, and which values stay. */
export const mergeOrderSchema = z.object({
  keptId: leadId,
  otherId: leadId,
  keptRev: rev,
  otherRev: rev,
  choices: mergeChoicesSchema,
});

export type MergeOrder = z.infer<typeof mergeOrderSchema>;

/** The id of a merge: 32 hexadecimal digits. */
export const mergeIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** How long a merge can be undone, in milliseconds. */
export const mergeUndoableMs = 30 * 24 * 60 * 60 * 1000;

/** A lead as the database holds it, to the last digit of its times. */
const rawLead = z.record(z.string(), z.unknown());

/** A merge as it is kept in `leadMerges/{id}`, with both leads as they were; null once it is undone. */
export const leadMergeSchema = z.strictObject({
  keptId: z.string(),
  otherId: z.string(),
  /** Who has merged them. */
  uid: z.string(),
  kept: z.nullable(rawLead),
  other: z.nullable(rawLead),
  /** The `rev` and the time of change that the kept lead got. */
  rev,
  mergedAt: z.date(),
  /** What is going on, or was: activities of the other lead are moved, there or back. */
  state: z.enum(["moving", "merged", "movingBack", "undone"]),
  expiresAt: z.date(),
});

export type LeadMerge = z.infer<typeof leadMergeSchema>;

/** The fields that a choice of a side takes along. */
const parts = {
  name: ["firstName", "lastName"],
  email: ["email"],
  phone: ["phone"],
  document: ["identityDocument"],
  plan: ["plan"],
  source: ["source"],
  status: ["status", "step", "kind", "enrolledAt"],
} as const satisfies Record<MergeField, readonly (keyof Lead)[]>;

/** What two leads say differently. */
export function differingParts(kept: Lead, other: Lead): readonly MergeField[] {
  return mergeFields.filter((field) =>
    field === "status"
      ? kept.status !== other.status
      : parts[field].some((part) => JSON.stringify(kept[part]) !== JSON.stringify(other[part])),
  );
}

/** Whose status stays whatever is chosen: a client goes no further, and is not a lead again. */
export function fixedStatus(kept: Lead, other: Lead): MergeSide | null {
  if (kept.kind === other.kind) return null;
  return kept.kind === "client" ? "kept" : "other";
}

/** What is proposed: the kept lead's values, but for those it has not, and a client's status. */
export function proposedChoices(kept: Lead, other: Lead): MergeChoices {
  const filled = (field: "email" | "phone" | "identityDocument"): MergeSide =>
    kept[field] === null && other[field] !== null ? "other" : "kept";
  return {
    name: "kept",
    email: filled("email"),
    phone: filled("phone"),
    document: filled("identityDocument"),
    plan: "kept",
    source: "kept",
    status: fixedStatus(kept, other) ?? "kept",
  };
}

/** Whether a person can still be reached by what is chosen. */
export function isReachable(kept: Lead, other: Lead, choices: MergeChoices): boolean {
  const of = { kept, other };
  return of[choices.email].email !== null || of[choices.phone].phone !== null;
}

/**
 * The lead that two become. It stays whose it is and as old as it is; its person's consent is the kept
 * lead's, or the other's where that has none.
 *
 * @throws where what is chosen is no lead
 */
export function mergedLead(kept: Lead, other: Lead, choices: MergeChoices, now: Date): Lead {
  const of = { kept, other };
  const chosen = { ...choices, status: fixedStatus(kept, other) ?? choices.status };
  const values = Object.fromEntries(
    mergeFields.flatMap((field) => parts[field].map((part) => [part, of[chosen[field]][part]])),
  );
  const merged = { ...kept, ...values, consent: kept.consent ?? other.consent };
  return leadSchema.parse({
    ...merged,
    search: leadSearch(leadSchema.parse({ ...merged, search: {} })),
    rev: kept.rev + 1,
    updatedAt: now,
  });
}
