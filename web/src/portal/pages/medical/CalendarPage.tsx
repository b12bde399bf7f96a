import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Calendar } from "../../../features/appointments/calendar/Calendar.tsx";
import { Requests } from "../../../features/appointments/list/Requests.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";
import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import { PatientPicker } from "../../../features/patients/PatientPicker.tsx";
import type { PatientRow } from "../../../features/patients/patients.data.ts";
import { useAuth } from "../../../session/useAuth.ts";

/** A clinician's calendar and the times requested by patients. */
export function CalendarPage() {
  return (
    <NamespaceLoader namespaces={["appointments", "patients"]} fallback={<Loading />}>
      <Weeks />
    </NamespaceLoader>
  );
}

function Weeks() {
  const { t } = useTranslation("appointments");
  // The start of the new appointment; null if not chosen yet.
  const [making, setMaking] = useState<{ startsAt: Date | null } | null>(null);
  const showToast = useToast();
  return (
    <Page
      title={t("calendar.title")}
      action={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setMaking({ startsAt: null })}
        >
          {t("new.action")}
        </Button>
      }
    >
      <Calendar onNew={(startsAt) => setMaking({ startsAt })} />
      <Requests />
      {making === null ? null : (
        <NewAppointment
          startsAt={making.startsAt}
          onMade={() => {
            setMaking(null);
            showToast("success", t("toast.made"));
          }}
          onClose={() => setMaking(null)}
        />
      )}
    </Page>
  );
}

type NewAppointmentProps = {
  /** The start time; null if it is still to be chosen. */
  startsAt: Date | null;
  onMade: () => void;
  onClose: () => void;
};

/** Lets a clinician schedule an appointment with one of their patients, confirmed immediately. */
function NewAppointment({ startsAt, onMade, onClose }: NewAppointmentProps) {
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
