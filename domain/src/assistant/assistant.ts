import * as z from "zod/mini";

import { sourceSchema } from "./assistantSource.ts";
import { languages } from "../shared/language.ts";
import { idSchema } from "../shared/id.ts";
import { patterns } from "../shared/patterns.ts";
import { unitSystems } from "../account/unitSystem.ts";

/** The longest question, in UTF-16 code units. */
export const questionMaxLength = 1000;

export const sentenceMaxLength = 1200;

/** A sentence of an answer. Every sentence cites at least one source. */
export const sentenceSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(sentenceMaxLength)),
  sources: z.array(sourceSchema).check(z.minLength(1), z.maxLength(12)),
});

export type Sentence = z.infer<typeof sentenceSchema>;

/**
 * Why an answer ended early. `engine` is the service that generates answers; `stopped` means that
 * the user stopped it.
 */
export const answerFaults = ["engine-slow", "engine-away", "signed-out", "stopped"] as const;

export type AnswerFault = (typeof answerFaults)[number];

/**
 * What the assistant streams, one line of JSON per event: first the conversation, then each
 * sentence, then the end. An answer without an end event was cut off.
 */
export const answerEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("thread"), threadId: idSchema }),
  z.object({ event: z.literal("sentence"), sentence: sentenceSchema }),
  z.object({ event: z.literal("end"), fault: z.nullable(z.enum(answerFaults)) }),
]);

export type AnswerEvent = z.infer<typeof answerEventSchema>;

/**
 * A question to the assistant. It has a function with its own address, because Hosting would buffer
 * the answer until it is complete. Only clinicians get answers; the function checks the role
 * itself, in parallel with reading what the rules let the caller read.
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
    units: z.enum(unitSystems),
    timeZone: z.string().check(z.regex(patterns.timezone)),
    /** The conversation to continue; null starts a new one. */
    threadId: z.nullable(idSchema),
    /** The patient whose record the user has open, if any. */
    patientId: z.nullable(idSchema),
  }),
  output: answerEventSchema,
} as const;

export type Question = z.infer<typeof assistantEndpoint.input>;
