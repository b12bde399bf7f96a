import Box from "@mui/material/Box";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useEffect } from "react";

import { continueDraft, useOpenNotes } from "./noteDraftStore.ts";
import { NoteEditor } from "./NoteEditor.tsx";
import type { Row } from "../records.data.ts";
import type { OpenRecordKey } from "../access/openRecordKey.ts";

type OpenNotesProps = {
  access: OpenRecordKey;
  /** The drafts on the server; unsaved text exists only in this document. */
  drafts: readonly Row<RecordNote>[];
};

/** The editors of the notes being written about a patient. */
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
