import {
  activityTextMaxLength,
  callMaxMinutes,
  callOutcomes,
  mentionsSchema,
  replyToSchema,
  type OwnActivity,
} from "@salvia/domain/lead/leadActivity";
import { quoteSchema } from "@salvia/domain/lead/quote/quote";
import { requiredDocuments } from "@salvia/domain/lead/checklist";
import { leadDetailsSchema, leadSchema } from "@salvia/domain/lead/lead";
import { leadLossSchema } from "@salvia/domain/lead/leadLoss";
import { nextStepDetailsSchema } from "@salvia/domain/lead/nextStep";
import { languages } from "@salvia/domain/shared/language";
import { patterns } from "@salvia/domain/shared/patterns";
import { plans } from "@salvia/domain/site/plan";
import * as z from "zod/mini";

import { formSchema, type LeadDraft } from "./leadDraft.ts";

const leadId = z.string().check(z.regex(patterns.id));
/** The lead as its owner saw it when deciding. */
const base = leadSchema;

const activity = {
  leadId,
  /** The lead's name, shown while the note waits for the network. */
  name: z.string(),
  activityId: z.string().check(z.regex(patterns.id)),
};
const text = z.string().check(z.maxLength(activityTextMaxLength));

const step = {
  leadId,
  /** The lead's name, shown while the write waits for the network. */
  name: z.string(),
  /** The revision of the step as its owner saw it; 0 if there was none. */
  rev: z.int().check(z.gte(0)),
};

/**
 * A salesperson's write: enough to send it, to show it, to check whether the server has applied it,
 * and to reopen it when the server refuses it. Devices store it in this shape, so older entries
 * must stay readable. A new kind also needs an entry in `commit.data.ts`, `reconcile.data.ts` and
 * `describe.ts`; the compiler reports each one that is missing.
 */
export const leadWriteSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("create"),
    leadId,
    values: formSchema,
    details: leadDetailsSchema,
  }),
  z.strictObject({
    kind: z.literal("edit"),
    leadId,
    base,
    values: formSchema,
    details: leadDetailsSchema,
  }),
  z.strictObject({
    kind: z.literal("note"),
    ...activity,
    text,
    mentions: z.optional(mentionsSchema),
    replyTo: z.optional(replyToSchema),
  }),
  z.strictObject({
    kind: z.literal("call"),
    ...activity,
    text: z.optional(text),
    outcome: z.optional(z.enum(callOutcomes)),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(callMaxMinutes))),
  }),
  z.strictObject({ kind: z.literal("email"), ...activity, text: z.optional(text) }),
  z.strictObject({
    kind: z.literal("move"),
    leadId,
    base,
    to: leadSchema.shape.status,
    /** Why the lead is lost. */
    loss: z.optional(leadLossSchema),
    /** The plan of a lead that had none. */
    plan: z.optional(z.enum(plans)),
    /** The language in which a person consented, who had not before. */
    consent: z.optional(z.enum(languages)),
  }),
  z.strictObject({ kind: z.literal("undo"), leadId, base, to: leadSchema.shape.status }),
  z.strictObject({ kind: z.literal("consent"), leadId, base, language: z.enum(languages) }),
  z.strictObject({ kind: z.literal("withdrawal"), leadId, base }),
  z.strictObject({ kind: z.literal("nextStep"), ...step, step: nextStepDetailsSchema }),
  z.strictObject({ kind: z.literal("stepDone"), ...step }),
  z.strictObject({
    kind: z.literal("tick"),
    leadId,
    /** The lead's name, shown while the write waits for the network. */
    name: z.string(),
    document: z.enum(requiredDocuments),
    received: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("quote"),
    leadId,
    /** The lead's name, shown while the write waits for the network. */
    name: z.string(),
    /** The revision of the quote before; 0 if there was none. */
    rev: z.int().check(z.gte(0)),
    /** Includes the version of the prices that the person was given. */
    quote: z.pick(quoteSchema, { plan: true, adults: true, children: true, offersVersion: true }),
  }),
]);

export type LeadWrite = z.infer<typeof leadWriteSchema>;
export type LeadWriteKind = LeadWrite["kind"];

/** The writes of one kind, or of several. */
export type LeadWriteOf<K extends LeadWriteKind> = {
  [P in K]: Extract<LeadWrite, { kind: P }> & { kind: P };
}[K];

/** A table that says what to do with each kind of write. */
export type LeadWriteTable<Args extends readonly unknown[], Result> = {
  readonly [K in LeadWriteKind]: (write: LeadWriteOf<K>, ...args: Args) => Result;
};

/** What a move may need to know. */
export type MoveAnswer = Pick<LeadWriteOf<"move">, "loss" | "plan" | "consent">;

export type ActivityWrite = LeadWriteOf<OwnActivity["kind"]>;

export type PageWrite = Exclude<LeadWrite, { kind: "create" | "edit" }>;

/** Whether a write was made on a lead's page rather than in a form. */
export function isPageWrite(write: LeadWrite): write is PageWrite {
  return write.kind !== "create" && write.kind !== "edit";
}

/** The draft that a write came from; null for writes made without a form. */
export function draftOf(write: LeadWrite): LeadDraft | null {
  if (write.kind === "create") {
    return { kind: write.kind, leadId: write.leadId, values: write.values };
  }
  if (write.kind !== "edit") return null;
  return { kind: write.kind, leadId: write.leadId, base: write.base, values: write.values };
}
