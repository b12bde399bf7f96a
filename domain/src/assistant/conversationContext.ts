import * as z from "zod/mini";

import { vitalSigns } from "../record/showVital.ts";
import { idSchema } from "../shared/id.ts";

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
export const measures = [...vitalSigns, "bmi"] as const;

export type Measure = (typeof measures)[number];

/**
 * What the last question of a conversation asked for, so that a follow-up such as “and tomorrow?”
 * can ask the same of another day, patient, or measure: references, but none of the data found.
 */
export const conversationContextSchema = z.strictObject({
  /** What the question asked for, by its name in the table of intents of the functions. */
  intent: z.string().check(z.maxLength(40)),
  /** The days asked about; null if it named none. */
  period: z.nullable(periodSchema),
  measure: z.nullable(z.enum(measures)),
  /** The patient the question was about; null if it was about none. */
  patientId: z.nullable(idSchema),
});

export type ConversationContext = z.infer<typeof conversationContextSchema>;
