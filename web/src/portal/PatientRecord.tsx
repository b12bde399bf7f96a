import { AppointmentMode } from "../features/appointments/list/AppointmentLabels.tsx";
import { PracticeAddress } from "../features/appointments/list/PracticeAddress.tsx";
import { PatientIdentity } from "../features/patients/PatientIdentity.tsx";
import { RecordPanel } from "../features/records/access/RecordPanel.tsx";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { PatientAge } from "./PatientAge.tsx";

type PatientRecordProps = {
  appointmentId: string;
  patientId: string;
  patientName: string;
  isBesideVideo?: boolean;
};

/** A patient's record for a clinician, with what other features know about patient and visit. */
export function PatientRecord(props: PatientRecordProps) {
  return (
    <PatientAge patientId={props.patientId}>
      <RecordPanel
        {...props}
        identity={<PatientIdentity patientId={props.patientId} />}
        renderPlace={(appointment) => (
          <NamespaceLoader namespaces={["appointments"]}>
            <AppointmentMode mode={appointment.mode} />
            <PracticeAddress appointment={appointment} />
          </NamespaceLoader>
        )}
      />
    </PatientAge>
  );
}
