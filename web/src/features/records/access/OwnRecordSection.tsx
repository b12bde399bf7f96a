import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { withoutErrors } from "@salvia/domain/record/enteredInError";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BoundedPages } from "../../../firebase/liveQuery/liveBoundedPages.ts";
import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MedicationsSection } from "../medications/MedicationsSection.tsx";
import { ownNotesOf, releasedNotesOf, type Row } from "../records.data.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { mergedNotes } from "../notes/mergedNotes.ts";
import { SignedNotes } from "../notes/SignedNotes.tsx";
import { AllergiesSection } from "../conditions/AllergiesSection.tsx";
import { ProblemsSection } from "../conditions/ProblemsSection.tsx";
import { PrintButton, RecordSummary } from "./RecordSummary.tsx";
import { VitalsSection } from "../vitals/VitalsSection.tsx";
import { recordLingerMs } from "../openRecord.ts";

/** A member's own health record, read-only: what a clinician reads, too, in the same order. */
export function OwnRecordSection({ identity }: { identity: ReactNode }) {
  const uid = useAuth().user?.uid;
  if (uid === undefined) return null;
  return (
    <NamespaceLoader namespaces={["records", "recordSummary"]} fallback={<Loading />}>
      <OwnSummary uid={uid} identity={identity} />
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        <PrintButton />
      </Box>
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

/** What the member's page prints. */
function OwnSummary({ uid, identity }: { uid: string; identity: ReactNode }) {
  const live = useReadableNotes(uid);
  const notes =
    live.status === "content" ? { ...live, value: withoutErrors(live.value.rows) } : live;
  return <RecordSummary patientId={uid} identity={identity} visit={null} notes={notes} />;
}

function OwnNotes({ uid }: { uid: string }) {
  const { t } = useTranslation("records");
  const live = useReadableNotes(uid);
  return (
    <Section title={t("notes.ownTitle")}>
      {live.status === "loading" ? <Skeleton variant="rounded" height={120} /> : null}
      <LoadProblem of={live} />
      {live.status === "content" ? <SignedNotes list={live.value} editing={null} /> : null}
    </Section>
  );
}

/**
 * The notes that a patient can read, live. The rules compare a held note's time with the query's,
 * so the query moves on every five minutes, and until its answer arrives the last one stays.
 */
function useReadableNotes(uid: string): LiveQuery<BoundedPages<Row<RecordNote>>> {
  // A few seconds late, because the rules deny a time that is ahead of the server's clock.
  const until = new Date(Math.floor((useNow().getTime() - 5_000) / stepMs) * stepMs);
  const name = `records/${uid}/notes`;
  const signed = useLiveQuery(name, ownNotesOf(uid), undefined, recordLingerMs);
  const released = useLiveQuery(`${name}/${until.getTime()}`, releasedNotesOf(uid, until));
  const [known, setKnown] = useState<BoundedPages<Row<RecordNote>> | null>(null);
  if (released.status === "content" && released.value !== known) setKnown(released.value);
  if (signed.status !== "content") return signed;
  if (known === null) return released;
  return { ...signed, value: mergedNotes(signed.value, known) };
}

const stepMs = 5 * 60_000;
