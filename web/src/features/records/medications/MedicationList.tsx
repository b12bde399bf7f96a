import Typography from "@mui/material/Typography";
import type { CurrentMedication } from "@salvia/domain/record/medication";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { ClinicalRows } from "../ClinicalRows.tsx";
import { addMedication } from "../records.data.ts";
import type { OpenRecordKey } from "../openRecord.ts";

type MedicationListProps = {
  current: readonly CurrentMedication[];
  /** How clinicians change the list; null for read-only users. */
  editing: { access: OpenRecordKey; onChange: (medication: CurrentMedication) => void } | null;
};

/** A patient's current medications. Clinicians can stop one here, or begin to change its dose. */
export function MedicationList({ current, editing }: MedicationListProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const dateOf = (time: Date) => calendarDate(time, language, timeZone);
  if (current.length === 0) {
    return <Typography sx={{ color: "text.secondary" }}>{t("medications.none")}</Typography>;
  }
  return (
    <ClinicalRows
      texts={{
        list: t("medications.current"),
        change: t("medications.change"),
        changeOne: (name) => t("medications.changeOne", { name }),
        end: t("medications.stop"),
        endOne: (name) => t("medications.stopOne", { name }),
        question: (name) => ({
          title: t("medications.stopping.title", { name }),
          body: t("medications.stopping.body"),
          cancel: t("medications.stopping.stay"),
          confirm: t("medications.stopping.stop"),
        }),
      }}
      active={current}
      nameOf={({ name }) => name}
      renderEntry={({ name, dose, startedAt, changedAt }) => (
        <>
          <b>{name}</b> <span>{dose}</span>
          <small>
            <span>{t("medications.since", { date: dateOf(startedAt) })}</span>
            {changedAt === null ? null : (
              <span>{` · ${t("medications.changedOn", { date: dateOf(changedAt) })}`}</span>
            )}
          </small>
        </>
      )}
      editing={
        editing && {
          onChange: editing.onChange,
          end: ({ name, dose }) => addMedication(editing.access, { name, dose, change: "stopped" }),
        }
      }
    />
  );
}
