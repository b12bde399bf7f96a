import { medicalPaths } from "@salvia/domain/site/paths";
import { patterns } from "@salvia/domain/shared/patterns";

import { AfterVisit } from "../../../features/appointments/list/MarkAsDone.tsx";
import { PatientIdentity } from "../../../features/patients/PatientIdentity.tsx";
import { VisitFlow } from "../../../features/visits/room/VisitFlow.tsx";
import { visitAppointment } from "../../../features/visits/visits.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { PatientRecord } from "../../PatientRecord.tsx";
import { OneVisit } from "./OneVisit.tsx";

/** A video visit, for its clinician, with the patient's record beside the video. */
export function VisitPage() {
  return (
    <OneVisit>
      {(id) => (
        <>
          {patterns.id.test(id) ? (
            <VisitedPatient key={`patient ${id}`} appointmentId={id} />
          ) : null}
          <VisitFlow
            key={id}
            appointmentId={id}
            side="clinician"
            home={medicalPaths.home}
            renderBeside={({ patientId, patientName }) => (
              <PatientRecord appointmentId={id} {...{ patientId, patientName }} isBesideVideo />
            )}
            renderAfter={(appointment) => (
              <NamespaceLoader namespaces={["appointments"]}>
                <AfterVisit row={{ id, appointment }} />
              </NamespaceLoader>
            )}
          />
        </>
      )}
    </OneVisit>
  );
}

/** Who the patient is; nothing until the appointment is known. The flow reports its problems. */
function VisitedPatient({ appointmentId }: { appointmentId: string }) {
  // The same name as in the flow, so that the two share one listener.
  const name = `visits/appointment/${appointmentId}`;
  const live = useLiveQuery(name, visitAppointment(appointmentId), (value) => value === null);
  if (live.status !== "content" || live.value === null) return null;
  return <PatientIdentity patientId={live.value.patientId} />;
}
