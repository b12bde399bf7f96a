import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/** What a question to the assistant may be about, each answered by the tool of this name. */
export const intents = [
  "appointments",
  "requests",
  "tasks",
  "freeSlots",
  "vitals",
  "medications",
  "notes",
] as const;

export type Intent = (typeof intents)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const minute = z.int().check(z.gte(0), z.lte(1440));

/** Days of the asker's calendar, both included, and minutes of each of them, the end not included. */
const periodSchema = z.strictObject({
  from: day,
  until: day,
  part: z.nullable(z.strictObject({ from: minute, until: minute })),
});

export type Period = z.infer<typeof periodSchema>;

export const measures = ["pressure", "weight", "height"] as const;

export type Measure = (typeof measures)[number];

/**
 * What a question was answered with, so that the next one may take it up, as “and tomorrow?” does:
 * the tools, what they were given, and a reference to the patient. Nothing of what they found.
 */
export const conversationContextSchema = z.strictObject({
  intents: z.array(z.enum(intents)).check(z.minLength(1), z.maxLength(intents.length)),
  /** Its days, or that only what comes first was asked for. */
  span: z.nullable(z.union([z.literal("next"), periodSchema])),
  measure: z.nullable(z.enum(measures)),
  /** Whether it was how something has gone, rather than how it is. */
  trend: z.boolean(),
  /** Whom it was about; null where it was about nobody. */
  patientId: z.nullable(z.string().check(z.regex(patterns.id))),
  /** Whether the question spoke of that patient, who else is merely the one whose record was open. */
  isMeant: z.boolean(),
});

export type ConversationContext = z.infer<typeof conversationContextSchema>;
