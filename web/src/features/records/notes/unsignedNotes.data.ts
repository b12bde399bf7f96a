import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { limit } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { liveCollection } from "../../../firebase/liveQuery/liveCollection.ts";
import { recordQueries } from "../recordQueries.ts";

/** An unsigned note of its author, with the patient whose record contains it. */
export type UnsignedNote = Pick<RecordNote, "appointmentId" | "createdAt"> & {
  id: string;
  patientId: string;
};

/** Maximum notes shown, oldest first; one more is read to find out whether there are others. */
export const unsignedNotesShown = 10;

/** A clinician's own drafts about all patients, oldest first. */
export const unsignedNotes = liveCollection((clinicianId: string) => ({
  query: declaredQuery(
    recordQueries.unsignedNotes,
    [clinicianId, "draft"],
    limit(unsignedNotesShown + 1),
  ),
  schema: recordNoteSchema,
  row: ({ appointmentId, createdAt }, { id, ref }): UnsignedNote | null => {
    // A note is below its patient's record.
    const patientId = ref.parent.parent?.id;
    return patientId === undefined ? null : { id, patientId, appointmentId, createdAt };
  },
}));
