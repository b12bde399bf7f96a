import * as z from "zod/mini";

import { enteredInErrorSchema } from "./enteredInError.ts";
import { patterns } from "../shared/patterns.ts";

/** The maximum length of a note, in UTF-16 code units. */
export const recordNoteMaxLength = 20_000;

/** Only its author sees a draft; a signed note belongs to the record and never changes. */
export const recordNoteStatuses = ["draft", "signed"] as const;

const id = z.string().check(z.regex(patterns.id));

/**
 * A clinician's note, as stored in `records/{patientId}/notes/{id}`, timestamps as `Date`. A signed
 * note is amended by an addendum, which is a note that refers to it; a wrong one is marked as entered
 * in error. firestore.rules accepts exactly what this schema accepts.
 */
export const recordNoteSchema = z
  .strictObject({
    appointmentId: id,
    clinicianId: id,
    text: z.string().check(
      // The rules count UTF-16 code units, as JavaScript does; zod would count code points.
      z.refine((text) => text.length <= recordNoteMaxLength),
      z.regex(patterns.text),
    ),
    status: z.enum(recordNoteStatuses),
    /** The signed note to which this one is an addendum. */
    addendumTo: z.nullable(id),
    /** Counts the edits from 1, so that concurrent edits cannot overwrite each other. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    updatedAt: z.date(),
    signedAt: z.nullable(z.date()),
    enteredInError: z.optional(enteredInErrorSchema),
  })
  .check(
    z.refine(({ status, signedAt }) => (status === "signed") === (signedAt !== null)),
    z.refine(({ status, enteredInError }) => status === "signed" || enteredInError === undefined),
  );

export type RecordNote = z.infer<typeof recordNoteSchema>;

/** What is wrong with a note's text; null if it can be saved. */
export type RecordNoteProblem = "empty" | "tooLong" | "unreadable";

/** The problem that prevents saving a text already processed by `tidyNote`. */
export function recordNoteProblem(text: string): RecordNoteProblem | null {
  if (text === "") return "empty";
  if (text.length > recordNoteMaxLength) return "tooLong";
  return patterns.text.test(text) ? null : "unreadable";
}

/** The text as it is saved: trimmed, with uniform line ends, which pasted text may lack. */
export function tidyNote(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
