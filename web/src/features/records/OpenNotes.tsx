import Box from "@mui/material/Box";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useEffect } from "react";

import { continueDraft, useOpenNotes } from "./noteDraftStore.ts";
import { NoteEditor } from "./NoteEditor.tsx";
import type { Row } from "./records.data.ts";
import type { OpenRecordKey } from "./openRecordKey.ts";

type OpenNotesProps = {
  access: OpenRecordKey;
  /** Those that the server has; what is typed and not yet saved, only this document knows. */
  drafts: readonly Row<RecordNote>[];
};

/** The notes being written about a patient. */
export function OpenNotes({ access, drafts }: OpenNotesProps) {
  const notes = useOpenNotes(access.patientId);
  useEffect(() => continueDraft(access, drafts), [access, drafts]);
  if (notes.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {notes.map((note) => (
        <NoteEditor key={note.id} note={note} />
      ))}
    </Box>
  );
}
