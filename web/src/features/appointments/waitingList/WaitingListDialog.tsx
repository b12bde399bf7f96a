import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { appointmentModes, type AppointmentMode } from "@salvia/domain/scheduling/appointment";
import {
  partsOfDay,
  waitingDaysMax,
  type PartOfDay,
  type WaitingListEntry,
} from "@salvia/domain/scheduling/waitingList";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { addDays, dayAt, isDay, spanOf } from "../../../lib/time/calendarDay.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { useStaffName } from "../../../ui/StaffName.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { saveWaiting } from "./waitingList.data.ts";

type WaitingListDialogProps = Pick<
  WaitingListEntry,
  "clinicianId" | "patientId" | "patientName"
> & {
  /** The entry to change; null to join. */
  entry: WaitingListEntry | null;
  /** The appointment that an earlier time would replace; null if there is none. */
  before?: Date | null;
  onClose: () => void;
};

/** Lets a patient ask to be notified of earlier times with one of their clinicians. */
export function WaitingListDialog(props: WaitingListDialogProps) {
  const { clinicianId, patientId, patientName, entry, before = null, onClose } = props;
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const today = dayAt(useNow(), zone);
  const latest = addDays(today, waitingDaysMax);
  const name = useStaffName(clinicianId);
  const showToast = useToast();
  const mutation = useMutation();
  const [mode, setMode] = useState<AppointmentMode | null>(entry?.mode ?? null);
  const [partOfDay, setPartOfDay] = useState<PartOfDay | null>(entry?.partOfDay ?? null);
  const [day, setDay] = useState(() => {
    const last = entry === null ? before : new Date(entry.until.getTime() - 1);
    const known = last === null ? addDays(today, 28) : dayAt(last, zone);
    return known < latest ? known : latest;
  });
  const isGoodDay = isDay(day) && day >= today && day <= latest;

  async function save() {
    if (!isGoodDay) return;
    const { until } = spanOf(day, 1, zone);
    const wish = { clinicianId, patientId, patientName, mode, partOfDay, until };
    if (!(await mutation.run(() => saveWaiting(wish, entry)))) return;
    showToast("success", t("waitingList.saved"));
    onClose();
  }

  return (
    <FormDialog
      title={t("waitingList.join")}
      maxWidth="sm"
      cancel={t("form.cancel")}
      confirm={t(entry === null ? "waitingList.joinNow" : "waitingList.save")}
      busyLabel={t("form.sending")}
      mutation={mutation}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography>{t("waitingList.explanation", { name })}</Typography>
      <FilterChoice
        label={t("form.mode")}
        any={t("waitingList.anyMode")}
        value={mode}
        choices={appointmentModes.map((each) => [each, t(`mode.${each}`)] as const)}
        onChoose={setMode}
      />
      <FilterChoice
        label={t("waitingList.partOfDay")}
        any={t("waitingList.anyTime")}
        value={partOfDay}
        choices={partsOfDay.map((each) => [each, t(`waitingList.${each}`)] as const)}
        onChoose={setPartOfDay}
      />
      <TextField
        id={useId()}
        type="date"
        label={t("waitingList.until")}
        value={day}
        error={!isGoodDay}
        helperText={isGoodDay ? null : t("waitingList.badDay", { most: waitingDaysMax })}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: latest } }}
      />
    </FormDialog>
  );
}
