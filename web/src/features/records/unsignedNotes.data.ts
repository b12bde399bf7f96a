import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { limit, onSnapshot } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import type { Source } from "../../firebase/useLiveQuery.tsx";
import { recordQueries } from "./recordQueries.ts";

/** A note that its author has not signed, and whose record it is in. */
export type UnsignedNote = Pick<RecordNote, "appointmentId" | "createdAt"> & {
  id: string;
  patientId: string;
};

/** How many are shown at once, the oldest first; one more tells that there are others. */
export const unsignedNotesShown = 10;

/** A clinician's own drafts, whoever the patients are, the oldest first. */
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
