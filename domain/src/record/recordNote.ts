import * as z from "zod/mini";

import { enteredInErrorSchema } from "./enteredInError.ts";
import { endOf, type Appointment } from "../scheduling/appointment.ts";
import { patterns } from "../shared/patterns.ts";

/** The maximum length of a note, in UTF-16 code units. */
export const recordNoteMaxLength = 20_000;

/**
 * Only its author sees a draft. All others belong to the record, and their text never changes: a
 * patient reads a signed one at once, a held one from its `visibleFrom`, and a withdrawn one, which
 * is about another patient, never.
 */
export const recordNoteStatuses = ["draft", "held", "signed", "withdrawn"] as const;

/** The statuses of notes that belong to the record. */
export const signedStatuses = [
  "signed",
  "held",
  "withdrawn",
] as const satisfies (typeof recordNoteStatuses)[number][];

/** Why a note is withdrawn; pages show it in the reader's language. */
export const withdrawnReason = "Wrong patient";

/** The longest time for which a note is held. */
export const noteHeldMaxMinutes = 120;

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
    /** From when the patient reads a held note; absent from others, except withdrawn ones. */
    visibleFrom: z.optional(z.date()),
    enteredInError: z.optional(enteredInErrorSchema),
  })
  .check(
    z.refine(({ status, signedAt }) => (status === "draft") === (signedAt === null)),
    z.refine(
      ({ status, visibleFrom }) =>
        status === "withdrawn" || (status === "held") === (visibleFrom !== undefined),
    ),
    z.refine(({ status, enteredInError }) => status !== "draft" || enteredInError === undefined),
    z.refine(
      ({ status, enteredInError }) => status !== "withdrawn" || enteredInError !== undefined,
    ),
  );

export type RecordNote = z.infer<typeof recordNoteSchema>;

/**
 * Until when a note signed now can be held: the end of its appointment. Null if that is not ahead,
 * or too far.
 */
export function noteHoldableUntil(
  appointment: Pick<Appointment, "status" | "startsAt" | "minutes">,
  now: Date,
): Date | null {
  const end = endOf(appointment);
  const isHeld = appointment.status === "confirmed" || appointment.status === "done";
  const latest = now.getTime() + noteHeldMaxMinutes * 60_000;
  return isHeld && end > now && end.getTime() <= latest ? end : null;
}

/**
 * The same notes, with the mark of a wrong note on what adds to it, too: alone, an addendum is read
 * as a note.
 */
export function withMarkedAddenda<Note extends RecordNote & { readonly id: string }>(
  notes: readonly Note[],
): Note[] {
  const marks = new Map(notes.map(({ id: noteId, enteredInError }) => [noteId, enteredInError]));
  return notes.map((note) => {
    const enteredInError = note.enteredInError ?? marks.get(note.addendumTo ?? "");
    return enteredInError === undefined ? note : { ...note, enteredInError };
  });
}

/** Until when a note is hidden from its patient; null if the patient can read it. */
export function noteHiddenUntil(
  { visibleFrom }: Pick<RecordNote, "visibleFrom">,
  now: Date,
): Date | null {
  return visibleFrom !== undefined && visibleFrom > now ? visibleFrom : null;
}

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
