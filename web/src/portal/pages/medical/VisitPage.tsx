import { medicalPaths } from "@salvia/domain/site/paths";

import { RecordPanel } from "../../../features/records/access/RecordPanel.tsx";
import { VisitFlow } from "../../../features/visits/room/VisitFlow.tsx";
import { OneVisit } from "./OneVisit.tsx";

/** A video visit, for its clinician, with the patient's record beside the video. */
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
