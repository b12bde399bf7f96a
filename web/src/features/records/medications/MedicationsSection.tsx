import { activeAllergies, allergiesFrom } from "@salvia/domain/record/allergy";
import { currentMedications, type CurrentMedication } from "@salvia/domain/record/medication";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { draftsOf } from "../../../ui/drafts.ts";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { useAllergies } from "../conditions/AllergiesSection.tsx";
import { MedicationForm, noMedication, type MedicationDraft } from "./MedicationForm.tsx";
import { MedicationList } from "./MedicationList.tsx";
import { medicationsOf } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { useClinicalDraft } from "../useClinicalDraft.ts";

type MedicationsSectionProps = {
  patientId: string;
  /** The access for changing medications; null for read-only users. */
  access: OpenRecordKey | null;
};

export function MedicationsSection({ patientId, access }: MedicationsSectionProps) {
  const { t } = useTranslation("records");
  const live = useMedications(patientId);
  const title = t("medications.title");
  if (live.status !== "content") return <SectionToCome title={title} part={live} />;
  const current = currentMedications(live.value);
  const history = (
    <EntryHistory
      part="medications"
      summary={t("medications.history", { count: live.value.length })}
      newestFirst={live.value}
      describe={({ name: medication, dose, change }) =>
        t(`medications.event.${change}`, { name: medication, dose })
      }
      access={access}
    />
  );
  if (access !== null) return <EditableSection {...{ title, current, access, history }} />;
  return (
    <Section title={title}>
      <MedicationList current={current} editing={null} />
      {history}
    </Section>
  );
}

/** All changes of a patient's medications; views of the same patient share the listener. */
export function useMedications(patientId: string) {
  const name = `records/${patientId}/medications`;
  return useLiveQuery(name, medicationsOf(patientId), undefined, recordLingerMs);
}

/** Drafts by appointment id. */
const drafts = draftsOf<MedicationDraft>();

type EditableSectionProps = {
  title: string;
  current: readonly CurrentMedication[];
  access: OpenRecordKey;
  history: ReactNode;
};

/** The current medications and the form that changes them; a row starts a change in the form. */
function EditableSection({ title, current, access, history }: EditableSectionProps) {
  const { t } = useTranslation("records");
  const button = useRef<HTMLButtonElement>(null);
  const form = useClinicalDraft(drafts, access.appointmentId, noMedication, button);
  const allergies = useAllergies(access.patientId);
  const add = form.isOpen ? null : (
    <Button ref={button} variant="outlined" onClick={() => form.open(noMedication)}>
      {t("medications.add")}
    </Button>
  );
  return (
    <Section title={title} action={add}>
      <MedicationList
        current={current}
        editing={{ access, onChange: ({ name, dose }) => form.open({ name, dose }) }}
      />
      {form.isOpen ? (
        <MedicationForm
          key={form.opened}
          current={current}
          allergies={
            allergies.status === "content" ? activeAllergies(allergiesFrom(allergies.value)) : null
          }
          access={access}
          draft={form.draft}
          onDraft={form.change}
          onClose={form.close}
        />
      ) : null}
      {history}
    </Section>
  );
}
