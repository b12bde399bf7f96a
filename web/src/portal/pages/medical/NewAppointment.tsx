import Typography from "@mui/material/Typography";
import type { AppointmentMode } from "@salvia/domain/scheduling/appointment";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import type { MadeAppointment } from "../../../features/appointments/data/appointmentWrites.data.ts";
import { PatientPicker } from "../../../features/patients/PatientPicker.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";

/** What is known of a new appointment before the form opens. */
export type AppointmentPlan = {
  patientId?: string;
  mode?: AppointmentMode;
  /** A time whose day is shown first if no time is chosen yet. */
  near?: Date;
  startsAt?: Date;
};

type NewAppointmentProps = {
  plan: AppointmentPlan;
  onMade: (id: string, startsAt: Date) => void;
  onClose: () => void;
};

/** Lets a clinician schedule an appointment with one of their patients, confirmed immediately. */
export function NewAppointment({ plan, ...given }: NewAppointmentProps) {
  const { patientId, ...time } = plan;
  const [first, setFirst] = useState<MadeAppointment | null>(null);
  const callbacks = { ...given, onRepeat: setFirst };
  if (first !== null) {
    return (
      <Suspense>
        <SeriesDialog first={first} onClose={given.onClose} />
      </Suspense>
    );
  }
  return patientId === undefined ? (
    <WithPicker {...time} {...callbacks} />
  ) : (
    <WithPatient patientId={patientId} {...time} {...callbacks} />
  );
}

const SeriesDialog = lazy(async () => ({
  default: (await import("../../../features/appointments/series/SeriesDialog.tsx")).SeriesDialog,
}));

type Callbacks = Omit<NewAppointmentProps, "plan"> & { onRepeat: (first: MadeAppointment) => void };

type Time = Omit<AppointmentPlan, "patientId">;

function WithPicker(props: Time & Callbacks) {
  const [chosen, setChosen] = useState<Patient | null>(null);
  const picker = <PatientPicker isFirst onChoose={setChosen} />;
  return <Form {...props} picker={picker} patient={chosen} />;
}

function WithPatient({ patientId, ...props }: Time & Callbacks & { patientId: string }) {
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  const name = live.status === "content" ? (live.value?.name ?? null) : null;
  return (
    <Form
      {...props}
      picker={<Typography sx={{ fontWeight: 600 }}>{name ?? "…"}</Typography>}
      patient={name === null ? null : { uid: patientId, name }}
    />
  );
}

type Patient = { uid: string; name: string };

type FormProps = Time & Callbacks & { picker: ReactNode; patient: Patient | null };

function Form({ picker, patient, ...props }: FormProps) {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  return (
    <AppointmentDialog
      {...props}
      title={t("new.title")}
      confirm={t("new.confirm")}
      picker={picker}
      chooseFirst={t("new.choosePatient")}
      clinicianId={uid}
      between={
        patient === null
          ? null
          : {
              clinicianId: uid,
              patientId: patient.uid,
              patientName: patient.name,
              requestedBy: uid,
              status: "confirmed",
            }
      }
    />
  );
}
