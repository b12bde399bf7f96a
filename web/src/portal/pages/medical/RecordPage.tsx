import { askAboutPath } from "@salvia/domain/assistant/assistantSource";
import { medicalPaths } from "@salvia/domain/site/paths";
import { patterns } from "@salvia/domain/shared/patterns";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";

import { useRecordAppointment } from "../../../features/records/useRecordAppointment.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { PatientInSight } from "../../PatientInSight.tsx";
import { PatientRecord } from "../../PatientRecord.tsx";
import { Page } from "../Page.tsx";

/** A patient's health record, opened from an appointment; the address contains only the two ids. */
export function RecordPage() {
  const { patientId = "" } = useParams();
  const appointmentId = useSearchParams()[0].get("appointment") ?? "";
  const isKnown = [patientId, appointmentId].every((id) => patterns.id.test(id));
  return (
    <NamespaceLoader namespaces={["records"]} fallback={<Loading />}>
      {isKnown ? <OneRecord key={appointmentId} {...{ appointmentId, patientId }} /> : <NoRecord />}
    </NamespaceLoader>
  );
}

function OneRecord({ appointmentId, patientId }: { appointmentId: string; patientId: string }) {
  const { t } = useTranslation(["records", "portal"]);
  const appointment = useRecordAppointment(appointmentId);
  const patientName = appointment.status === "content" ? appointment.value?.patientName : undefined;
  return (
    <Page
      title={t("title")}
      heading={patientName ?? t("title")}
      above={<BackLink to={medicalPaths.appointment(appointmentId)}>{t("back")}</BackLink>}
      action={
        <Button variant="outlined" component={Link} to={askAboutPath(patientId)}>
          {t("portal:nav.assistant")}
        </Button>
      }
    >
      <div>
        {appointment.status === "content" && appointment.value?.patientId === patientId ? (
          <PatientInSight appointment={appointment.value} />
        ) : null}
        <PatientRecord patientName={patientName ?? ""} {...{ appointmentId, patientId }} />
      </div>
    </Page>
  );
}

function NoRecord() {
  const { t } = useTranslation("records");
  return (
    <Page
      title={t("title")}
      above={<BackLink to={medicalPaths.calendar}>{t("unknown.link")}</BackLink>}
    >
      <Notice severity="info">{t("unknown.body")}</Notice>
    </Page>
  );
}
