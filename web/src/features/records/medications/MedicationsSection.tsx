import Skeleton from "@mui/material/Skeleton";
import { currentMedications } from "@salvia/domain/record/medication";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MedicationForm } from "./MedicationForm.tsx";
import { MedicationHistory } from "./MedicationHistory.tsx";
import { MedicationList } from "./MedicationList.tsx";
import { medicationsOf } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../access/openRecord.ts";

type MedicationsSectionProps = {
  patientId: string;
  /** The access for changing medications; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A patient's current medications and their history. */
export function MedicationsSection({ patientId, access }: MedicationsSectionProps) {
  const { t } = useTranslation("records");
  const name = `records/${patientId}/medications`;
  const live = useLiveQuery(name, medicationsOf(patientId), undefined, recordLingerMs);
  const newestFirst = live.status === "content" ? live.value : [];
  const current = currentMedications(newestFirst);
  return (
    <Section title={t("medications.title")}>
      {live.status === "loading" ? <Skeleton variant="rounded" height={96} /> : null}
      {live.status === "error" ? <LoadProblem failure={live.failure} onRetry={live.retry} /> : null}
      {live.status === "content" ? (
        <>
          <MedicationList current={current} access={access} />
          {access === null ? null : <MedicationForm current={current} access={access} />}
          <MedicationHistory newestFirst={newestFirst} access={access} />
        </>
      ) : null}
    </Section>
  );
}
