import type { IndexedPatient } from "@salvia/domain/record/patientIndex";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import { PatientPicker } from "../../../features/patients/PatientPicker.tsx";
import { useAuth } from "../../../session/useAuth.ts";

type NewAppointmentProps = {
  /** The patient, if the page is about one; otherwise the clinician searches for them. */
  patient?: Pick<IndexedPatient, "uid" | "name">;
  /** The start time; null if it is still to be chosen. */
  startsAt: Date | null;
  onMade: (id: string, startsAt: Date) => void;
  onClose: () => void;
};

/** Lets a clinician schedule an appointment with one of their patients, confirmed immediately. */
export function NewAppointment({ patient, startsAt, onMade, onClose }: NewAppointmentProps) {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const [found, setFound] = useState<IndexedPatient | null>(null);
  const chosen = patient ?? found;
  return (
    <AppointmentDialog
      title={t("new.title")}
      confirm={t("new.confirm")}
      picker={patient === undefined ? <PatientPicker onChoose={setFound} /> : <b>{patient.name}</b>}
      chooseFirst={t("new.choosePatient")}
      clinicianId={uid}
      between={
        chosen === null
          ? null
          : {
              clinicianId: uid,
              patientId: chosen.uid,
              patientName: chosen.name,
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
