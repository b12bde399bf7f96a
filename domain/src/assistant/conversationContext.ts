import * as z from "zod/mini";

import type { VitalSign } from "../record/showVital.ts";
import { patterns } from "../shared/patterns.ts";

/** What a question can be about. Each intent is answered by the tool of the same name. */
export const intents = [
  "appointments",
  "requests",
  "waiting",
  "tasks",
  "freeSlots",
  "allergies",
  "problems",
  "vitals",
  "medications",
  "notes",
] as const;

export type Intent = (typeof intents)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const minute = z.int().check(z.gte(0), z.lte(1440));

/** Days of the user's calendar (both inclusive) and minutes within each day (end exclusive). */
const periodSchema = z.strictObject({
  from: day,
  until: day,
  part: z.nullable(z.strictObject({ from: minute, until: minute })),
});

export type Period = z.infer<typeof periodSchema>;

/** What a question about vitals can ask for; the body mass index follows from two of them. */
export const measures = [
  "pressure",
  "pulse",
  "temperature",
  "oxygen",
  "weight",
  "height",
  "glucose",
  "bmi",
] as const satisfies readonly (VitalSign | "bmi")[];

export type Measure = (typeof measures)[number];

/**
 * The context of the last answer, so that a follow-up such as “and tomorrow?” can reuse it: the
 * tools, their input and a reference to the patient, but none of the data they found.
 */
export const conversationContextSchema = z.strictObject({
  intents: z.array(z.enum(intents)).check(z.minLength(1), z.maxLength(intents.length)),
  /** The days asked about, or "next" if the user asked only for the next item. */
  span: z.nullable(z.union([z.literal("next"), periodSchema])),
  measure: z.nullable(z.enum(measures)),
  /** Whether the user asked about a trend rather than the current value. */
  trend: z.boolean(),
  /** The patient the question was about; null if it was about none. */
  patientId: z.nullable(z.string().check(z.regex(patterns.id))),
  /** Whether the question named this patient; false if only their record was open. */
  isMeant: z.boolean(),
});

export type ConversationContext = z.infer<typeof conversationContextSchema>;
