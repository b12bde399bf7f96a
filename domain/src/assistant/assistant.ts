import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";
import { unitSystems } from "../record/unitSystem.ts";

/** The longest question, in UTF-16 code units. */
export const questionMaxLength = 1000;

/** The longest sentence of an answer. */
export const sentenceMaxLength = 1200;

/** What a sentence of the assistant's may come from. */
export const sourceKinds = [
  "appointment",
  "calendar",
  "task",
  "tasks",
  "vitals",
  "medications",
  "note",
  "help",
] as const;

/**
 * Where a sentence comes from.
 *
 * `path` is where it was read: a document or a collection of Firestore's, or `help/{topic}`.
 */
export const sourceSchema = z.strictObject({
  kind: z.enum(sourceKinds),
  path: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128}){0,3}$/)),
  /** Of what was read in a record: the appointment by which it is open. */
  appointmentId: z.optional(z.string().check(z.regex(patterns.id))),
});

export type Source = z.infer<typeof sourceSchema>;

const sources = z.array(sourceSchema).check(z.minLength(1), z.maxLength(12));

/** A sentence as it is answered: without a source there is none. */
export const sentenceSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(sentenceMaxLength)),
  sources,
});

export type Sentence = z.infer<typeof sentenceSchema>;

/** Why an answer ended early: `engine` is what makes the answers, and `stopped` its reader. */
export const answerFaults = ["engine-slow", "engine-away", "signed-out", "stopped"] as const;

export type AnswerFault = (typeof answerFaults)[number];

/**
 * What the assistant sends while it answers, a line of JSON each: first the conversation, then
 * sentence by sentence, then how it ended. An answer without an end was cut off.
 */
export const answerEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("thread"), threadId: z.string().check(z.regex(patterns.id)) }),
  z.object({ event: z.literal("sentence"), sentence: sentenceSchema }),
  z.object({ event: z.literal("end"), fault: z.nullable(z.enum(answerFaults)) }),
]);

export type AnswerEvent = z.infer<typeof answerEventSchema>;

const id = z.string().check(z.regex(patterns.id));

/**
 * A question to the assistant. It is answered by a function at its own address, since Hosting would
 * hold an answer back until it is whole. Clinicians alone are answered, whom the function asks for by
 * itself: it need not wait for that before it reads what the rules let the asker read.
 */
export const assistantEndpoint = {
  path: "/api/medical/assistant",
  functionName: "assistant",
  signedIn: true,
  input: z.strictObject({
    question: z
      .string()
      .check(z.refine((text) => text.length <= questionMaxLength && text.trim() !== "")),
    language: z.enum(languages),
    /** In which values are told. */
    units: z.enum(unitSystems),
    /** In which times are told. */
    timeZone: z.string().check(z.regex(patterns.timezone)),
    /** The conversation it continues; null begins one. */
    threadId: z.nullable(id),
    /** Whose record the asker has open, if any. */
    patientId: z.nullable(id),
  }),
  output: answerEventSchema,
} as const;

export type Question = z.infer<typeof assistantEndpoint.input>;

/** Whether a sentence's source is a health record, what is said of which is kept nowhere else. */
export function isFromRecord({ path }: Pick<Source, "path">): boolean {
  return path.startsWith("records/");
}
