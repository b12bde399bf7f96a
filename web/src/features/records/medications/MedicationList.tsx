import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CurrentMedication } from "@salvia/domain/record/medication";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { EntryRows } from "../EntryRows.tsx";
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
  const [stopping, setStopping] = useState<CurrentMedication | null>(null);
  const mutation = useMutation();
  if (current.length === 0) {
    return <Typography sx={{ color: "text.secondary" }}>{t("medications.none")}</Typography>;
  }
  return (
    <>
      <EntryRows aria-label={t("medications.current")}>
        {current.map((medication) => {
          const { name, dose, startedAt, changedAt } = medication;
          return (
            <li key={name}>
              <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
                <b>{name}</b> <span>{dose}</span>
                <small>
                  <span>
                    {t("medications.since", { date: calendarDate(startedAt, language, timeZone) })}
                  </span>
                  {changedAt === null ? null : (
                    <span>
                      {` · ${t("medications.changedOn", { date: calendarDate(changedAt, language, timeZone) })}`}
                    </span>
                  )}
                </small>
              </Box>
              {editing === null ? null : (
                <Box sx={actions}>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t("medications.changeOne", { name })}
                    onClick={() => editing.onChange(medication)}
                  >
                    {t("medications.change")}
                  </Button>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t("medications.stopOne", { name })}
                    onClick={() => setStopping(medication)}
                  >
                    {t("medications.stop")}
                  </Button>
                </Box>
              )}
            </li>
          );
        })}
      </EntryRows>
      <MutationProblem mutation={mutation} />
      {stopping === null || editing === null ? null : (
        <ConfirmDialog
          open
          title={t("medications.stopping.title", { name: stopping.name })}
          body={t("medications.stopping.body")}
          cancelLabel={t("medications.stopping.stay")}
          confirmLabel={t("medications.stopping.stop")}
          onCancel={() => setStopping(null)}
          onConfirm={() => {
            const { name, dose } = stopping;
            setStopping(null);
            void mutation.run(() =>
              addMedication(editing.access, { name, dose, change: "stopped" }),
            );
          }}
        />
      )}
    </>
  );
}

const actions = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
} as const;
