import * as z from "zod/mini";

import { leadSchema } from "./lead.ts";
import { patientSchema } from "../record/patient.ts";
import { idSchema } from "../shared/id.ts";

/** How long a conversion can be undone, in milliseconds. */
export const conversionUndoableMs = 30 * 24 * 60 * 60 * 1000;

/** How far from today a plan may start, in days: back for a late entry, ahead for a contract to come. */
export const planStart = { daysBack: 31, daysAhead: 366 } as const;

/** What an insurer knows of a new member besides what the lead says. */
export const newMemberSchema = z.strictObject({
  birthDate: patientSchema.shape.birthDate,
  sex: patientSchema.shape.sex,
  /** The language of the invitation, and of the member's account. */
  language: patientSchema.shape.language,
});

export type NewMember = z.infer<typeof newMemberSchema>;

/** A lead that becomes a client, as the caller saw it. */
export const conversionOrderSchema = z.strictObject({
  leadId: idSchema,
  rev: leadSchema.shape.rev,
  /** The first day of the plan. */
  startsOn: z.iso.date(),
  /** Null if no account is to be opened. */
  member: z.nullable(newMemberSchema),
});

export type ConversionOrder = z.infer<typeof conversionOrderSchema>;

/**
 * What a conversion did for the client's account: opened and invited it; made an account that was
 * in use a member's; found a member, whose record it kept; or nothing.
 */
export const conversionMembers = ["invited", "joined", "known", "none"] as const;

/** The latest conversion of a lead, as stored in `leadConversions/{leadId}`, timestamps as `Date`. */
export const leadConversionSchema = z.strictObject({
  /** The user who converted the lead. */
  uid: z.string(),
  member: z.enum(conversionMembers),
  /** The account whose record was created; null if none was. */
  memberId: z.nullable(z.string()),
  state: z.enum(["converted", "undone"]),
  /** Until then it can be undone; then the document expires. */
  expiresAt: z.date(),
});

export type LeadConversion = z.infer<typeof leadConversionSchema>;

/** Why a conversion can no longer be undone: what the member has done since. */
export const undoBlockers = ["signedIn", "appointment", "record"] as const;

export type UndoBlocker = (typeof undoBlockers)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a plan may start on its day, and its member may have been born on theirs. */
export function isPlausible(
  { startsOn, member }: Pick<ConversionOrder, "startsOn" | "member">,
  now: Date,
): boolean {
  const daysAhead = (Date.parse(startsOn) - now.getTime()) / dayMs;
  return (
    // A day more on both sides, because it is tomorrow or yesterday elsewhere.
    daysAhead >= -planStart.daysBack - 1 &&
    daysAhead <= planStart.daysAhead + 1 &&
    (member === null || isBirthDate(member.birthDate, now))
  );
}

/** Whether a member may have been born on a day; false for "". */
export function isBirthDate(day: string, now: Date): boolean {
  return day >= "1900-01-01" && Date.parse(day) <= now.getTime() + dayMs;
}
