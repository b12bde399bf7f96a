import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/** The longest text of a note, in UTF-16 code units. */
export const recordNoteMaxLength = 20_000;

/** A draft is its author's alone; what is signed belongs to the record, and never changes. */
export const recordNoteStatuses = ["draft", "signed"] as const;

const id = z.string().check(z.regex(patterns.id));

/**
 * A clinician's note, as stored in `records/{patientId}/notes/{id}`, timestamps as `Date`. What a
 * signed one lacks is said in an addendum, a note that names it. firestore.rules accepts exactly what
 * this schema accepts.
 */
export const recordNoteSchema = z
  .strictObject({
    appointmentId: id,
    clinicianId: id,
    text: z.string().check(
      // The rules count code units, as JavaScript does; zod would count code points.
      z.refine((text) => text.length <= recordNoteMaxLength),
      z.regex(patterns.text),
    ),
    status: z.enum(recordNoteStatuses),
    /** The signed note that this one adds to. */
    addendumTo: z.nullable(id),
    /** Counts the edits from 1, so that none is overwritten unseen. */
    rev: z.int().check(z.gte(1)),
    createdAt: z.date(),
    updatedAt: z.date(),
    signedAt: z.nullable(z.date()),
  })
  .check(z.refine(({ status, signedAt }) => (status === "signed") === (signedAt !== null)));

export type RecordNote = z.infer<typeof recordNoteSchema>;

/** What is wrong with a text as it is typed; null where it can be saved. */
export type RecordNoteProblem = "empty" | "tooLong" | "unreadable";

/** What keeps a text from being saved, once `tidyNote` has been over it. */
export function recordNoteProblem(text: string): RecordNoteProblem | null {
  if (text === "") return "empty";
  if (text.length > recordNoteMaxLength) return "tooLong";
  return patterns.text.test(text) ? null : "unreadable";
}

/** A text as it is saved: with line ends of one kind, which browsers do not paste, and trimmed. */
export function tidyNote(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
