import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { newAppointmentId } from "../data/appointmentWrites.data.ts";
import { emptyTime, type TimeDraft } from "../form/appointmentDraft.ts";
import { TimeChoice } from "../form/TimeChoice.tsx";
import { AppointmentProblemNotice } from "../AppointmentProblemNotice.tsx";
import { dayText, zonedTimeText } from "../timeFormat.ts";
import { useAppointmentMutation } from "../useAppointmentMutation.ts";

type MoveDialogProps = {
  row: AppointmentRow;
  /** The patient's current name, which may have changed since the appointment was made. */
  patientName: string;
  onRequested: () => void;
  onClose: () => void;
};

/**
 * A patient asks to move an appointment to another free time of the same clinician. The appointment
 * stays as it is until the clinician confirms the request.
 */
export function MoveDialog({ row, patientName, onRequested, onClose }: MoveDialogProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  // Every attempt uses the same id, so a write whose answer was lost is not repeated.
  const [id] = useState(newAppointmentId);
  const { clinicianId, patientId, mode, minutes, reason, startsAt: before } = row.appointment;
  const [draft, setDraft] = useState<TimeDraft>({ ...emptyTime, minutes });
  const [tried, setTried] = useState(false);
  const { busy, problem, make } = useAppointmentMutation();

  const isSame = draft.startsAt?.getTime() === before.getTime();

  async function send() {
    setTried(true);
    const { startsAt } = draft;
    if (startsAt === null || isSame) return;
    const between = { clinicianId, patientId, patientName, requestedBy: patientId };
    const request = { ...between, mode, minutes, reason, startsAt, replaces: row.id };
    if (await make(id, { ...request, status: "pending", rev: 1 })) onRequested();
  }

  return (
    <FormDialog
      title={t("move.title")}
      maxWidth="sm"
      cancel={t("form.cancel")}
      confirm={t("ask.confirm")}
      busyLabel={t("form.sending")}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Typography>
        {t("move.explanation", {
          day: dayText(before, language, zone),
          time: zonedTimeText(before, language, zone),
        })}
      </Typography>
      <TimeChoice
        {...{ clinicianId, mode, draft, tried }}
        patient={{ uid: patientId, name: patientName, isUser: true }}
        except={row.appointment.token ?? null}
        near={before}
        onChange={setDraft}
      />
      {isSame ? <div role="alert">{t("move.sameTime")}</div> : null}
      <AppointmentProblemNotice problem={problem} onChoose={() => {}} />
    </FormDialog>
  );
}
