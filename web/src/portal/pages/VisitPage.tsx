import { medicalPaths } from "@salvia/domain/site/paths";

import { RecordPanel } from "../../features/records/RecordPanel.tsx";
import { VisitFlow } from "../../features/visits/VisitFlow.tsx";
import { OneVisit } from "./OneVisit.tsx";

/** A visit by video, for its clinician, with the patient's record beside the picture. */
export function VisitPage() {
  return (
    <OneVisit>
      {(id) => (
        <VisitFlow
          key={id}
          appointmentId={id}
          side="clinician"
          home={medicalPaths.home}
          renderBeside={({ patientId, patientName }) => (
            <RecordPanel appointmentId={id} patientId={patientId} patientName={patientName} />
          )}
        />
      )}
    </OneVisit>
  );
}
