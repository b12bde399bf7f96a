import { activeAllergies, allergiesFrom } from "@salvia/domain/record/allergy";
import { currentMedications, type CurrentMedication } from "@salvia/domain/record/medication";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { useAllergies } from "../conditions/AllergiesSection.tsx";
import { MedicationForm, type MedicationDraft } from "./MedicationForm.tsx";
import { MedicationList } from "./MedicationList.tsx";
import { medicationsOf } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";

type MedicationsSectionProps = {
  patientId: string;
  /** The access for changing medications; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A patient's current medications and their history. */
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
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  const [isOpen, setOpen] = useState(draft !== null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const dose = useRef<HTMLInputElement>(null);
  const allergies = useAllergies(access.patientId);

  function begin() {
    flushSync(() => setOpen(true));
    name.current?.focus();
  }

  function close() {
    flushSync(() => {
      setDraft(null);
      setOpen(false);
    });
    button.current?.focus();
  }

  function change({ name: medication, dose: before }: CurrentMedication) {
    flushSync(() => {
      setDraft({ name: medication, dose: before });
      setOpen(true);
    });
    dose.current?.focus();
    dose.current?.select();
  }

  const add = isOpen ? null : (
    <Button ref={button} variant="outlined" onClick={begin}>
      {t("medications.add")}
    </Button>
  );
  return (
    <Section title={title} action={add}>
      <MedicationList current={current} editing={{ access, onChange: change }} />
      {isOpen ? (
        <MedicationForm
          current={current}
          allergies={
            allergies.status === "content" ? activeAllergies(allergiesFrom(allergies.value)) : null
          }
          access={access}
          draft={draft}
          onDraft={setDraft}
          onClose={close}
          nameRef={name}
          doseRef={dose}
        />
      ) : null}
      {history}
    </Section>
  );
}
