import * as z from "zod/mini";

import { leadSchema, type Lead } from "./lead.ts";
import { leadSearch } from "./leadSearch.ts";
import { idSchema } from "../shared/id.ts";

/** The fields in which two leads of the same person can differ. */
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

/** Whose value is used: that of the lead being kept, or that of the other one. */
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

const rev = leadSchema.shape.rev;

/** The two leads to merge, as the caller saw them, and the values to keep. */
export const mergeOrderSchema = z.object({
  keptId: idSchema,
  otherId: idSchema,
  keptRev: rev,
  otherRev: rev,
  choices: mergeChoicesSchema,
});

export type MergeOrder = z.infer<typeof mergeOrderSchema>;

/** The id of a merge: 32 hexadecimal digits. */
export const mergeIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** How long a merge can be undone, in milliseconds. */
export const mergeUndoableMs = 30 * 24 * 60 * 60 * 1000;

/** A raw document, with timestamps in full precision. */
const raw = z.record(z.string(), z.unknown());

/** A merge with both original leads, as stored in `leadMerges/{id}`; they are null after an undo. */
export const leadMergeSchema = z.strictObject({
  keptId: z.string(),
  otherId: z.string(),
  /** The user who merged the leads. */
  uid: z.string(),
  kept: z.nullable(raw),
  other: z.nullable(raw),
  /** The other lead's checklist, if it had one; missing in merges from earlier releases. */
  otherChecklist: z.prefault(z.nullable(raw), null),
  /** The same for its quote. */
  otherQuote: z.prefault(z.nullable(raw), null),
  /** The kept lead's `rev` and update time after the merge. */
  rev,
  mergedAt: z.date(),
  /** The progress of the merge or its undo; the moving states move the other lead's activities. */
  state: z.enum(["moving", "merged", "movingBack", "undone"]),
  expiresAt: z.date(),
});

export type LeadMerge = z.infer<typeof leadMergeSchema>;

/** The lead fields that each choice includes. */
const parts = {
  name: ["firstName", "lastName"],
  email: ["email"],
  phone: ["phone"],
  document: ["identityDocument"],
  plan: ["plan"],
  source: ["source"],
  status: ["status", "step", "kind", "enrolledAt", "loss"],
} as const satisfies Record<MergeField, readonly (keyof Lead)[]>;

export function differingParts(kept: Lead, other: Lead): readonly MergeField[] {
  return mergeFields.filter((field) =>
    field === "status"
      ? kept.status !== other.status
      : parts[field].some((part) => JSON.stringify(kept[part]) !== JSON.stringify(other[part])),
  );
}

/** The side whose status must be kept: a client remains a client. Null if either can be chosen. */
export function fixedStatus(kept: Lead, other: Lead): MergeSide | null {
  if (kept.kind === other.kind) return null;
  return kept.kind === "client" ? "kept" : "other";
}

/** The side whose plan must be kept: a chosen plan stays. Null if either can be chosen. */
export function fixedPlan(kept: Lead, other: Lead): MergeSide | null {
  if ((kept.plan === "undecided") === (other.plan === "undecided")) return null;
  return kept.plan === "undecided" ? "other" : "kept";
}

/** The default choices: the kept lead's values, except missing ones and a client's status. */
export function proposedChoices(kept: Lead, other: Lead): MergeChoices {
  const filled = (field: "email" | "phone" | "identityDocument"): MergeSide =>
    kept[field] === null && other[field] !== null ? "other" : "kept";
  return {
    name: "kept",
    email: filled("email"),
    phone: filled("phone"),
    document: filled("identityDocument"),
    plan: fixedPlan(kept, other) ?? "kept",
    source: "kept",
    status: fixedStatus(kept, other) ?? "kept",
  };
}

/** Whether the chosen values leave a way to contact the person. */
export function isReachable(kept: Lead, other: Lead, choices: MergeChoices): boolean {
  const of = { kept, other };
  return of[choices.email].email !== null || of[choices.phone].phone !== null;
}

/**
 * The merged lead. It keeps the owner and creation time of the kept lead, and its consent, or the
 * other lead's consent if it has none, and so for its household.
 *
 * @throws if the chosen values do not form a valid lead
 */
export function mergedLead(kept: Lead, other: Lead, choices: MergeChoices, now: Date): Lead {
  const of = { kept, other };
  const chosen = {
    ...choices,
    plan: fixedPlan(kept, other) ?? choices.plan,
    status: fixedStatus(kept, other) ?? choices.status,
  };
  const values = Object.fromEntries(
    mergeFields.flatMap((field) => parts[field].map((part) => [part, of[chosen[field]][part]])),
  );
  const household = kept.household ?? other.household;
  const merged = {
    ...kept,
    ...values,
    consent: kept.consent ?? other.consent,
    ...(household !== undefined && { household }),
  };
  return leadSchema.parse({
    ...merged,
    search: leadSearch(leadSchema.parse({ ...merged, search: {} })),
    rev: kept.rev + 1,
    updatedAt: now,
  });
}
