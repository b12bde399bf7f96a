import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { limit, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import type { Source } from "../../../firebase/useLiveQuery.tsx";
import { recordQueries } from "../recordQueries.ts";

/** An unsigned note of its author, with the patient whose record contains it. */
export type UnsignedNote = Pick<RecordNote, "appointmentId" | "createdAt"> & {
  id: string;
  patientId: string;
};

/** Maximum notes shown, oldest first; one more is read to find out whether there are others. */
export const unsignedNotesShown = 10;

/** A clinician's own drafts about all patients, oldest first. */
export function unsignedNotes(clinicianId: string): Source<readonly UnsignedNote[]> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(
        recordQueries.unsignedNotes,
        [clinicianId, "draft"],
        limit(unsignedNotesShown + 1),
      ),
      ({ docs }) =>
        onValue(
          docs.flatMap((document) => {
            const note = readDocument(recordNoteSchema, document);
            const patientId = document.ref.parent.parent?.id;
            if (note === null || patientId === undefined) return [];
            const { appointmentId, createdAt } = note;
            return [{ id: document.id, patientId, appointmentId, createdAt }];
          }),
        ),
      onError,
    );
}
