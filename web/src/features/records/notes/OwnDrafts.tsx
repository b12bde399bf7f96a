import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { draftsOf, type Row } from "../records.data.ts";
import { continueDraft, useOpenNotes } from "./noteDraftStore.ts";
import { NoteEditor } from "./NoteEditor.tsx";

/** A clinician's unsigned notes about a patient while the record itself is not open. */
export function OwnDrafts({ access }: { access: OpenRecordKey }) {
  const { t } = useTranslation("records");
  const { patientId, clinicianId } = access;
  const drafts = useLiveQuery(
    `records/${patientId}/drafts`,
    draftsOf(patientId, clinicianId),
    undefined,
    recordLingerMs,
  );
  const known = drafts.status === "content" ? drafts.value : [];
  return (
    <>
      {drafts.status === "loading" ? <Skeleton variant="rounded" height={120} /> : null}
      <LoadProblem of={drafts} />
      {known.length === 0 ? null : <Typography>{t("notes.unsignedHere")}</Typography>}
      <OpenNotes access={access} drafts={known} />
    </>
  );
}

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
