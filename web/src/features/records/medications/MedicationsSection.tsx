import Skeleton from "@mui/material/Skeleton";
import { activeAllergies, allergiesFrom } from "@salvia/domain/record/allergy";
import { currentMedications, type CurrentMedication } from "@salvia/domain/record/medication";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { EntryHistory } from "../EntryHistory.tsx";
import { useAllergies } from "../summary/AllergiesSection.tsx";
import { MedicationForm, type MedicationDraft } from "./MedicationForm.tsx";
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
          {access === null ? (
            <MedicationList current={current} editing={null} />
          ) : (
            <CurrentMedications current={current} access={access} />
          )}
          <EntryHistory
            part="medications"
            summary={t("medications.history", { count: newestFirst.length })}
            newestFirst={newestFirst}
            describe={({ name: medication, dose, change }) =>
              t(`medications.event.${change}`, { name: medication, dose })
            }
            access={access}
          />
        </>
      ) : null}
    </Section>
  );
}

/** Drafts by appointment id. */
const drafts = draftsOf<MedicationDraft>();

/** The current medications and the form that changes them; a row starts a change in the form. */
function CurrentMedications({
  current,
  access,
}: {
  current: readonly CurrentMedication[];
  access: OpenRecordKey;
}) {
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  const dose = useRef<HTMLInputElement>(null);
  const allergies = useAllergies(access.patientId);

  function change({ name, dose: before }: CurrentMedication) {
    flushSync(() => setDraft({ name, dose: before }));
    dose.current?.focus();
    dose.current?.select();
  }

  return (
    <>
      <MedicationList current={current} editing={{ access, onChange: change }} />
      <MedicationForm
        current={current}
        allergies={
          allergies.status === "content" ? activeAllergies(allergiesFrom(allergies.value)) : null
        }
        access={access}
        draft={draft}
        onDraft={setDraft}
        doseRef={dose}
      />
    </>
  );
}
