import { memberPaths } from "@salvia/domain/site/paths";

import { VisitFlow } from "../../features/visits/VisitFlow.tsx";
import { OneVisit } from "./OneVisit.tsx";

/** A visit by video, for its patient. */
export function MemberVisitPage() {
  return (
    <OneVisit>
      {(id) => <VisitFlow key={id} appointmentId={id} side="patient" home={memberPaths.home} />}
    </OneVisit>
  );
}
