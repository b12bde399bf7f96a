import * as z from "zod/mini";

import { contactPages, messageMaxLength, partnerKinds } from "./contact.ts";
import { languages } from "../shared/language.ts";
import { enquiryEstimateSchema } from "./quote/enquiryEstimate.ts";
import { assignmentReasonSchema } from "../account/assignmentRules.ts";
import { consentSchema, leadSchema, leadPlans } from "./lead.ts";
import { leadLossSchema } from "./leadLoss.ts";
import { leadMailSchema } from "../mail/leadMail.ts";
import { mergeIdSchema } from "./leadMerge.ts";
import { isUndoable } from "./stageTransition.ts";
import { nextStepDetailsSchema, type NextStepDetails } from "./nextStep.ts";
import { patterns } from "../shared/patterns.ts";
import { quoteDetailsSchema } from "./quote/quote.ts";

/** The activities a salesperson can add to their own lead. */
export const ownActivityKinds = ["note", "call", "email"] as const;

export const callOutcomes = [
  "reached",
  "callBack",
  "leftMessage",
  "noAnswer",
  "wrongNumber",
] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** The longest call, in minutes. */
export const callMaxMinutes = 600;

/** The maximum length of a note, in UTF-16 code units. */
export const activityTextMaxLength = 2000;

/**
 * Who the sender of the contact form claims to be. Unverified: anyone who knows a lead's email
 * address or phone number can write under that identity.
 */
export const enquirySenderSchema = z.strictObject({
  firstName: leadSchema.shape.firstName,
  lastName: leadSchema.shape.lastName,
  email: leadSchema.shape.email,
  phone: leadSchema.shape.phone,
});

export type EnquirySender = z.infer<typeof enquirySenderSchema>;

/** What a person wrote in the contact form of a public page. */
export const enquirySchema = z.strictObject({
  kind: z.literal("enquiry"),
  /** Missing in enquiries from earlier releases. */
  sender: z.optional(enquirySenderSchema),
  page: z.enum(contactPages),
  /** The language of the page, and the person's presumed language for replies. */
  language: z.enum(languages),
  plan: z.enum(leadPlans),
  message: z.nullable(z.string().check(z.minLength(1), z.maxLength(messageMaxLength))),
  company: z.nullable(z.string().check(z.regex(patterns.displayName))),
  /** The number of people a business wants to cover. */
  groupSize: z.nullable(z.int().check(z.gte(1))),
  partnerKind: z.nullable(z.enum(partnerKinds)),
  /** Only with inquiries from the price page. */
  estimate: z.optional(enquiryEstimateSchema),
  consent: z.nullable(consentSchema),
  createdAt: z.date(),
});

/** What a person quotes on the phone to name their message, such as `K3XW-8TQM`. */
export function enquiryReference(activityId: string): string {
  return `${activityId.slice(0, 4)}-${activityId.slice(4, 8)}`.toUpperCase();
}

/** What a salesperson writes about a lead. */
export const activityTextSchema = z.string().check(
  // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
  z.refine((text) => text.length <= activityTextMaxLength),
  z.regex(patterns.text),
);

/** Who added an activity, or caused the server to, and when. */
const byAuthor = {
  authorId: z.string().check(z.minLength(1), z.maxLength(128)),
  createdAt: z.date(),
};

/** How many colleagues a note can mention. */
export const mentionsMax = 5;

/** The maximum length of an activity's id: merges give moved ones a prefix each. */
export const activityIdMaxLength = 400;

/**
 * The uids of the colleagues whom a note mentions. The text has their names as they were when it
 * was written; who reads it sees the present names beside it.
 */
export const mentionsSchema = z.array(z.string().check(z.regex(patterns.id))).check(
  z.minLength(1),
  z.maxLength(mentionsMax),
  z.refine((uids) => new Set(uids).size === uids.length),
);

/** The id of the note that another one answers, of the same lead. */
export const replyToSchema = z
  .string()
  .check(z.maxLength(activityIdMaxLength), z.regex(patterns.activityId));

/** What a salesperson writes about a lead, for themselves and for colleagues. */
export const noteSchema = z
  .strictObject({
    kind: z.literal("note"),
    text: activityTextSchema,
    mentions: z.optional(mentionsSchema),
    replyTo: z.optional(replyToSchema),
    ...byAuthor,
  })
  .check(z.refine(({ mentions, authorId }) => mentions?.includes(authorId) !== true));

/** A note as stored. */
export type Note = z.infer<typeof noteSchema>;

/** A phone call. Calls from earlier releases have a text and no outcome. */
const callSchema = z
  .strictObject({
    kind: z.literal("call"),
    text: z.optional(activityTextSchema),
    outcome: z.optional(z.enum(callOutcomes)),
    /** Missing if unknown. */
    minutes: z.optional(z.int().check(z.gte(1), z.lte(callMaxMinutes))),
    ...byAuthor,
  })
  .check(z.refine(({ text, outcome }) => text !== undefined || outcome !== undefined));

/** An email that the owner sent with their own mail program. */
const emailSchema = z.strictObject({
  kind: z.literal("email"),
  text: z.optional(activityTextSchema),
  ...byAuthor,
});

/**
 * An activity that a salesperson adds: to their own lead, or a note to one in the pool.
 * firestore.rules accepts exactly what this schema accepts.
 */
export const ownActivitySchema = z.discriminatedUnion("kind", [
  noteSchema,
  callSchema,
  emailSchema,
]);

/** An activity as its owner enters it. */
export type OwnActivity = WithoutAuthor<z.infer<typeof ownActivitySchema>>;

type WithoutAuthor<Activity> = Activity extends unknown
  ? Omit<Activity, keyof typeof byAuthor>
  : never;

/** A change of a lead's status; `ownerId` is the owner at that time. */
export const statusActivitySchema = z.strictObject({
  kind: z.literal("status"),
  from: leadSchema.shape.status,
  to: leadSchema.shape.status,
  ownerId: leadSchema.shape.ownerId,
  /** Whether it undid the move before it. */
  isUndo: z.optional(z.literal(true)),
  /** Why the lead was lost. */
  loss: z.optional(leadLossSchema),
  /** The next step that a lost lead had, so that an undo restores it. */
  nextStep: z.optional(nextStepDetailsSchema),
  createdAt: z.date(),
});

export type StatusActivity = z.infer<typeof statusActivitySchema>;

/** An email: sent with the owner's own mail program, or by the portal, which adds what became of it. */
const anyEmailSchema = z.strictObject({ ...emailSchema.shape, mail: z.optional(leadMailSchema) });

/** The id of the activity for an email that the portal sends, made from the sender's key for it. */
export function mailActivityId(key: string): string {
  return `mail:${key}`;
}

/** The id that an activity had before merges moved it to another lead. */
export function idBeforeMerges(activityId: string): string {
  return activityId.slice(activityId.lastIndexOf(":") + 1);
}

/** The id of the activity for a new owner, made from the lead's `rev` since then. */
export function ownerActivityId(rev: number): string {
  return `owner:${rev}`;
}

/** The id of the activity for a change of status, made from the lead's `rev` since then. */
export function statusActivityId(rev: number): string {
  return `status:${rev}`;
}

/** A lead was claimed from the pool (`from` is null), handed over, or assigned by the rules. */
export const ownerActivitySchema = z.strictObject({
  kind: z.literal("owner"),
  from: leadSchema.shape.ownerId,
  to: leadSchema.shape.ownerId,
  /** Why the rules assigned it; missing if a person did. */
  rule: z.optional(assignmentReasonSchema),
  createdAt: z.date(),
});

/** The person's consent was recorded or withdrawn by the owner at that time. */
export const consentActivitySchema = z.strictObject({
  kind: z.literal("consent"),
  /** The language of the sentence they agreed to; null if they withdrew their consent. */
  language: z.nullable(z.enum(languages)),
  ownerId: leadSchema.shape.ownerId,
  createdAt: z.date(),
});

/** A quote was made for the person. */
export const quoteActivitySchema = z.strictObject({
  kind: z.literal("quote"),
  ...quoteDetailsSchema.shape,
  ...byAuthor,
});

/** What was planned next was done, by the owner at that time. */
export const stepActivitySchema = z.strictObject({
  kind: z.literal("step"),
  title: nextStepDetailsSchema.shape.title,
  ...byAuthor,
});

/** The id of the activity for a step that was done, made from when that was. */
export function stepActivityId(doneAt: Date): string {
  return `step:${doneAt.getTime()}`;
}

/** Another lead of the same person was merged into this one. */
export const mergeActivitySchema = z.strictObject({
  kind: z.literal("merge"),
  mergeId: mergeIdSchema,
  /** The lead's `rev` after the merge; the merge can be undone while `rev` is unchanged. */
  rev: leadSchema.shape.rev,
  ...byAuthor,
});

/**
 * An activity of a lead, as stored in `leads/{id}/activities/{id}`, timestamps as `Date`. Owners
 * add notes, calls and emails, the server adds the rest. Only the state of an email is ever changed,
 * by the server.
 */
export const leadActivitySchema = z.discriminatedUnion("kind", [
  enquirySchema,
  noteSchema,
  callSchema,
  anyEmailSchema,
  statusActivitySchema,
  ownerActivitySchema,
  consentActivitySchema,
  mergeActivitySchema,
  quoteActivitySchema,
  stepActivitySchema,
]);

export type LeadActivity = z.infer<typeof leadActivitySchema>;

/** The fields that activities are derived from; the other fields are not validated. */
export const trackedLeadSchema = z.object({
  status: leadSchema.shape.status,
  ownerId: leadSchema.shape.ownerId,
  consent: leadSchema.shape.consent,
  loss: leadSchema.shape.loss,
  rev: leadSchema.shape.rev,
  updatedAt: leadSchema.shape.updatedAt,
});

type TrackedLead = z.infer<typeof trackedLeadSchema>;

/**
 * The activities the server adds after a lead changes, keyed by id. The ids contain the lead's
 * `rev`, so an event delivered twice creates one activity; they also contain a colon, which keeps
 * clients from creating them first.
 *
 * @param lastMove the activity of the change before, if that was a move
 * @param nextStep what was planned next
 */
export function changeActivities(
  before: TrackedLead,
  after: TrackedLead,
  lastMove: StatusActivity | null = null,
  nextStep: NextStepDetails | null = null,
): ReadonlyMap<string, LeadActivity> {
  const { rev, updatedAt: createdAt, ownerId, loss } = after;
  const activities = new Map<string, LeadActivity>();
  if (before.status !== after.status) {
    const [from, to] = [before.status, after.status];
    const isUndo =
      // Only the undo of a conversion makes a client a lead.
      from === "enrolled" || (lastMove?.from === to && isUndoable(before, lastMove, createdAt));
    activities.set(statusActivityId(rev), {
      kind: "status",
      from,
      to,
      ownerId,
      ...(isUndo && { isUndo }),
      ...(loss && { loss }),
      ...(to === "lost" && nextStep && { nextStep }),
      createdAt,
    });
  }
  if (before.ownerId !== ownerId) {
    activities.set(ownerActivityId(rev), {
      kind: "owner",
      from: before.ownerId,
      to: ownerId,
      createdAt,
    });
  }
  if (changesConsent(before, after)) {
    const language = after.consent?.language ?? null;
    activities.set(`consent:${rev}`, { kind: "consent", language, ownerId, createdAt });
  }
  return activities;
}

/**
 * Whether the owner recorded or withdrew the consent. A merge may bring the other lead's consent,
 * which is older than the merge; undoing the merge restores the lead's consent and time.
 */
function changesConsent(before: TrackedLead, { consent, updatedAt }: TrackedLead): boolean {
  if (consent !== null) {
    const isNew = before.consent?.at.getTime() !== consent.at.getTime();
    return isNew && consent.at.getTime() === updatedAt.getTime();
  }
  return before.consent !== null && updatedAt > before.updatedAt;
}
