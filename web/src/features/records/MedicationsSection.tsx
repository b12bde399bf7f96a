import Skeleton from "@mui/material/Skeleton";
import { currentMedications } from "@salvia/domain/record/medication";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { recordLingerMs } from "./recordLinger.ts";
import { MedicationForm } from "./MedicationForm.tsx";
import { MedicationHistory } from "./MedicationHistory.tsx";
import { MedicationList } from "./MedicationList.tsx";
import { medicationsOf } from "./records.data.ts";
import type { OpenRecordKey } from "./openRecordKey.ts";

type MedicationsSectionProps = {
  patientId: string;
  /** By which appointment they are changed; null for who only reads. */
  access: OpenRecordKey | null;
};

/** What a patient takes now, and how that came to be. */
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
