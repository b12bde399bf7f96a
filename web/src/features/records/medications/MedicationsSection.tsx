import { currentMedications } from "@salvia/domain/record/medication";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Section } from "../../../ui/Section.tsx";
import { draftsOf } from "../../../ui/drafts.ts";
import { EditableSection } from "../EditableSection.tsx";
import { EntryHistory } from "../EntryHistory.tsx";
import { SectionToCome } from "../SectionToCome.tsx";
import { MedicationForm, noMedication, type MedicationDraft } from "./MedicationForm.tsx";
import { MedicationList } from "./MedicationList.tsx";
import { medicationsOf } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";

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
  if (access !== null) {
    return (
      <EditableSection
        title={title}
        access={access}
        add={t("medications.add")}
        empty={noMedication}
        drafts={drafts}
        renderList={(open) => (
          <MedicationList
            current={current}
            editing={{ access, onChange: ({ name, dose }) => open({ name, dose }) }}
          />
        )}
        renderForm={(props) => <MedicationForm {...props} current={current} />}
        history={history}
      />
    );
  }
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

const drafts = draftsOf<MedicationDraft>();
