import Skeleton from "@mui/material/Skeleton";
import { withMarkedAddenda } from "@salvia/domain/record/recordNote";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { startNote, useOpenNotes } from "./noteDraftStore.ts";
import { OpenNotes } from "./OwnDrafts.tsx";
import { draftsOf, signedNotesOf } from "../records.data.ts";
import { SignedNotes } from "./SignedNotes.tsx";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";

type NotesSectionProps = { patientId: string; access: OpenRecordKey };

/** The clinician's own notes being written, and everyone's signed notes. */
export function NotesSection({ patientId, access }: NotesSectionProps) {
  const { t } = useTranslation("records");
  const signed = useSignedNotes(patientId);
  const drafts = useLiveQuery(
    `records/${patientId}/drafts`,
    draftsOf(patientId, access.clinicianId),
    undefined,
    recordLingerMs,
  );
  const isWriting = useOpenNotes(patientId).some(({ addendumTo }) => addendumTo === null);
  const problem = [signed, drafts].find((live) => live.status === "error");
  const ready = signed.status === "content" && drafts.status === "content";
  const begin = ready && !isWriting && (
    <Button variant="outlined" onClick={() => startNote(access, null)}>
      {t("notes.new")}
    </Button>
  );
  return (
    <Section title={t("notes.title")} action={begin}>
      {problem?.status === "error" ? <LoadProblem of={problem} /> : null}
      {!ready && problem === undefined ? <Skeleton variant="rounded" height={160} /> : null}
      {ready ? (
        <>
          <OpenNotes access={access} drafts={drafts.value} />
          <SignedNotes
            list={signed.value}
            editing={{ access, onAdd: (id) => startNote(access, id) }}
          />
        </>
      ) : null}
    </Section>
  );
}

/** The signed notes of a record, live; views of the same patient share the listener. */
export function useSignedNotes(patientId: string) {
  const name = `records/${patientId}/notes`;
  const live = useLiveQuery(name, signedNotesOf(patientId), undefined, recordLingerMs);
  if (live.status !== "content") return live;
  return { ...live, value: { ...live.value, rows: withMarkedAddenda(live.value.rows) } };
}
