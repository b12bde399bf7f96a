import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MedicationsSection } from "../medications/MedicationsSection.tsx";
import { signedNotesOf } from "../records.data.ts";
import { SignedNotes } from "../notes/SignedNotes.tsx";
import { AllergiesSection } from "../summary/AllergiesSection.tsx";
import { ProblemsSection } from "../summary/ProblemsSection.tsx";
import { VitalsSection } from "../vitals/VitalsSection.tsx";
import { recordLingerMs } from "./openRecord.ts";

/** A member's own health record, read-only: what a clinician reads, too, in the same order. */
export function OwnRecordSection() {
  const uid = useAuth().user?.uid;
  if (uid === undefined) return null;
  return (
    <NamespaceLoader namespaces={["records", "recordSummary"]} fallback={<Loading />}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <AllergiesSection patientId={uid} access={null} />
        <ProblemsSection patientId={uid} access={null} />
        <MedicationsSection patientId={uid} access={null} />
        <VitalsSection patientId={uid} access={null} />
        <OwnNotes uid={uid} />
      </Box>
    </NamespaceLoader>
  );
}

function OwnNotes({ uid }: { uid: string }) {
  const { t } = useTranslation("records");
  const notes = useLiveQuery(`records/${uid}/notes`, signedNotesOf(uid), undefined, recordLingerMs);
  return (
    <Section title={t("notes.ownTitle")}>
      {notes.status === "loading" ? <Skeleton variant="rounded" height={120} /> : null}
      {notes.status === "error" ? (
        <LoadProblem failure={notes.failure} onRetry={notes.retry} />
      ) : null}
      {notes.status === "content" ? <SignedNotes list={notes.value} editing={null} /> : null}
    </Section>
  );
}
