import Button from "@mui/material/Button";
import type { Patient } from "@salvia/domain/record/patient";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppointmentDialog } from "../../../features/appointments/form/AppointmentDialog.tsx";
import { ClinicianChoice } from "../../../features/appointments/form/ClinicianChoice.tsx";
import { MemberAppointments } from "../../../features/appointments/list/MemberAppointments.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Page } from "../Page.tsx";

/** A member's appointments, and a way to request one. */
export function MemberAppointmentsPage() {
  return (
    <NamespaceLoader namespaces={["appointments"]} fallback={<Loading />}>
      <Appointments />
    </NamespaceLoader>
  );
}

function Appointments() {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const patient = own.status === "content" ? own.value : null;
  const ask =
    patient === null ? null : (
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t("ask.action")}
      </Button>
    );
  return (
    <Page title={t("member.title")} lead={t("member.lead")} action={ask}>
      {own.status === "error" ? <LoadProblem failure={own.failure} onRetry={own.retry} /> : null}
      {own.status === "content" && own.value === null ? (
        <Notice severity="info">{t("member.noDoctor")}</Notice>
      ) : null}
      <MemberAppointments />
      {asking && patient !== null ? (
        <Ask
          uid={uid}
          patient={patient}
          onRequested={() => {
            setAsking(false);
            showToast("success", t("toast.asked"));
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Page>
  );
}

type AskProps = { uid: string; patient: Patient; onRequested: () => void; onClose: () => void };

function Ask({ uid, patient, onRequested, onClose }: AskProps) {
  const { t } = useTranslation("appointments");
  const { name, clinicians } = patient;
  const [chosen, setChosen] = useState(clinicians.length === 1 ? (clinicians[0] ?? null) : null);
  return (
    <AppointmentDialog
      title={t("ask.title")}
      confirm={t("ask.confirm")}
      picker={<ClinicianChoice uids={clinicians} value={chosen} onChoose={setChosen} />}
      chooseFirst={t("ask.chooseClinician")}
      clinicianId={chosen}
      between={
        chosen === null
          ? null
          : {
              clinicianId: chosen,
              patientId: uid,
              patientName: name,
              requestedBy: uid,
              status: "pending",
            }
      }
      onMade={onRequested}
      onClose={onClose}
    />
  );
}
