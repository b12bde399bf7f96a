import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

export const lossReasons = [
  "tooExpensive",
  "otherInsurer",
  "unreachable",
  "notEligible",
  "noNeed",
  "other",
] as const;

export type LossReason = (typeof lossReasons)[number];

/** The maximum length of a note on a loss, in UTF-16 code units. */
export const lossNoteMaxLength = 200;

/** Why a lead was lost, as its owner said when losing it. Only `other` has a note. */
export const leadLossSchema = z
  .strictObject({
    reason: z.enum(lossReasons),
    note: z.nullable(
      z.string().check(
        // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
        z.refine((text) => text.length <= lossNoteMaxLength),
        z.regex(patterns.wording),
      ),
    ),
  })
  .check(z.refine(({ reason, note }) => (reason === "other") === (note !== null)));

export type LeadLoss = z.infer<typeof leadLossSchema>;

export type LossProblem = "none" | "empty" | "tooLong" | "unreadable";

/** Reads a reason as chosen and a note as typed: the loss as stored, or what is wrong. */
export function readLoss(
  reason: LossReason | null,
  typed: string,
): { loss: LeadLoss; problem: null } | { loss: null; problem: LossProblem } {
  if (reason === null) return { loss: null, problem: "none" };
  if (reason !== "other") return { loss: { reason, note: null }, problem: null };
  const note = typed.replaceAll(/\s+/g, " ").trim();
  if (note === "") return { loss: null, problem: "empty" };
  if (note.length > lossNoteMaxLength) return { loss: null, problem: "tooLong" };
  const read = leadLossSchema.safeParse({ reason, note });
  return read.success ? { loss: read.data, problem: null } : { loss: null, problem: "unreadable" };
}
