import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { useLive } from "../../firebase/live.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import type { Access } from "./access.ts";
import { shortly } from "./listeners.ts";
import { OpenNotes } from "./OpenNotes.tsx";
import { draftsOf } from "./records.data.ts";

/** A clinician's unsigned notes about a patient, where the record itself is not open. */
export function OwnDrafts({ access }: { access: Access }) {
  const { t } = useTranslation("records");
  const { patientId, clinicianId } = access;
  const drafts = useLive(
    `records/${patientId}/drafts`,
    draftsOf(patientId, clinicianId),
    undefined,
    shortly,
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
