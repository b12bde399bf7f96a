import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import { PatientPicker } from "../../../features/patients/PatientPicker.tsx";
import type { PatientRow } from "../../../features/patients/patients.data.ts";
import { useAuth } from "../../../session/useAuth.ts";

type NewAppointmentProps = {
  /** The start time; null if it is still to be chosen. */
  startsAt: Date | null;
  onMade: () => void;
  onClose: () => void;
};

/** Lets a clinician schedule an appointment with one of their patients, confirmed immediately. */
export function NewAppointment({ startsAt, onMade, onClose }: NewAppointmentProps) {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const [chosen, setChosen] = useState<PatientRow | null>(null);
  return (
    <AppointmentDialog
      title={t("new.title")}
      confirm={t("new.confirm")}
      picker={<PatientPicker onChoose={setChosen} />}
      chooseFirst={t("new.choosePatient")}
      clinicianId={uid}
      between={
        chosen === null
          ? null
          : {
              clinicianId: uid,
              patientId: chosen.uid,
              patientName: chosen.patient.name,
              requestedBy: uid,
              status: "confirmed",
            }
      }
      startsAt={startsAt}
      onMade={onMade}
      onClose={onClose}
    />
  );
}
