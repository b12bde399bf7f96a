import { memberPaths } from "@salvia/domain/site/paths";

import { VisitFlow } from "../../../features/visits/room/VisitFlow.tsx";
import { OneVisit } from "../medical/OneVisit.tsx";

/** A video visit, for its patient. */
export function MemberVisitPage() {
  return (
    <OneVisit>
      {(id) => <VisitFlow key={id} appointmentId={id} side="patient" home={memberPaths.home} />}
    </OneVisit>
  );
}
