import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/useLiveQuery.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import type { OpenRecordKey } from "../access/openRecordKey.ts";
import { recordLingerMs } from "../access/recordLinger.ts";
import { OpenNotes } from "./OpenNotes.tsx";
import { draftsOf } from "../records.data.ts";

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
      {drafts.status === "error" ? (
        <LoadProblem failure={drafts.failure} onRetry={drafts.retry} />
      ) : null}
      {known.length === 0 ? null : <Typography>{t("notes.unsignedHere")}</Typography>}
      <OpenNotes access={access} drafts={known} />
    </>
  );
}
