import { useTranslation } from "react-i18next";

import { OwnRecordOpenings } from "../../../features/auditLog/OwnRecordOpenings.tsx";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import { OwnRecordSection } from "../../../features/records/access/OwnRecordSection.tsx";
import { RecordDownload } from "../../../features/records/download/RecordDownload.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { PatientAge } from "../../PatientAge.tsx";
import { Page } from "../Page.tsx";

/** A member's own health record, who has opened it, and its download. */
export function MemberRecordPage() {
  const { t } = useTranslation("member");
  const uid = useAuth().user?.uid ?? "";
  const own = useLiveQuery(`patient/${uid}`, patientDocument(uid));
  const patient = own.status === "content" ? own.value : null;
  return (
    <Page title={t("record.title")} lead={t("record.lead")}>
      <PatientAge patientId={uid}>
        <OwnRecordSection identity={<PatientIdentity patientId={uid} />} />
      </PatientAge>
      {patient === null ? null : <RecordDownload patientId={uid} patient={patient} />}
      <OwnRecordOpenings />
    </Page>
  );
}
