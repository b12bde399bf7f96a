import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { OwnDrafts } from "../notes/OwnDrafts.tsx";
import { RecordClosed } from "./RecordClosed.tsx";
import { RecordCountdown } from "./RecordCountdown.tsx";
import { RecordOpening } from "./RecordOpening.tsx";
import { useRecordAppointment } from "./useRecordAppointment.ts";
import { useRecordPhase } from "./useRecordPhase.ts";
import type { OpenRecordKey } from "./openRecordKey.ts";

type RecordPanelProps = { appointmentId: string; patientId: string; patientName: string };

/**
 * A patient's health record for the clinician of an appointment. Shows a countdown first, then
 * opens and closes the record automatically.
 */
export function RecordPanel({ appointmentId, patientId, patientName }: RecordPanelProps) {
  const clinicianId = useAuth().user?.uid ?? "";
  const access = { appointmentId, patientId, clinicianId };
  return (
    <NamespaceLoader namespaces={["records"]} fallback={<Loading />}>
      <ByAppointment key={appointmentId} access={access} patientName={patientName} />
    </NamespaceLoader>
  );
}

type OfAccess = { access: OpenRecordKey; patientName: string };

function ByAppointment({ access, patientName }: OfAccess) {
  const { t } = useTranslation("records");
  const live = useRecordAppointment(access.appointmentId);
  if (live.status === "loading") return <Loading />;
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  const appointment = live.status === "content" ? live.value : null;
  if (appointment === null || appointment.patientId !== access.patientId) {
    return <Notice severity="warning">{t("noAppointment")}</Notice>;
  }
  return <InTime {...{ access, patientName, appointment }} />;
}

function InTime({ access, patientName, appointment }: OfAccess & { appointment: Appointment }) {
  const { t } = useTranslation("records");
  const phase = useRecordPhase(appointment);
  const startsAt = appointment.startsAt.getTime();
  /** The start time for which the record was last open here; null if it never was. */
  const [openedFor, setOpenedFor] = useState<number | null>(null);
  if (phase === "open" && openedFor !== startsAt) setOpenedFor(startsAt);
  if (phase === "closed") {
    const isCancelled = appointment.status === "cancelled";
    return (
      <>
        <Notice severity="info">{t(isCancelled ? "cancelled" : "notConfirmed")}</Notice>
        <OwnDrafts access={access} />
      </>
    );
  }
  if (phase === "early") {
    return (
      <>
        {openedFor === null ? null : <Notice severity="info">{t("early.moved")}</Notice>}
        <RecordCountdown appointment={appointment} />
        <OwnDrafts access={access} />
      </>
    );
  }
  // The key reopens the record when the appointment moves to another time.
  if (phase === "open") {
    return <RecordOpening key={startsAt} {...{ access, patientName, appointment }} />;
  }
  return <RecordClosed {...{ access, appointment }} />;
}
