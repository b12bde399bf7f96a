import { medicalPaths } from "@salvia/domain/site/paths";
import { patterns } from "@salvia/domain/shared/patterns";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";

import { AfterVisit } from "../../../features/appointments/list/MarkAsDone.tsx";
import { VisitFlow } from "../../../features/visits/room/VisitFlow.tsx";
import type { VisitStage } from "../../../features/visits/room/visitStage.ts";
import { visitAppointment } from "../../../features/visits/visits.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useCalls } from "../../call/calls.ts";
import { useAreaExit } from "../../call/useAreaExit.ts";
import { PatientInSight } from "../../PatientInSight.tsx";
import { PatientRecord } from "../../PatientRecord.tsx";
import { OneVisit } from "./OneVisit.tsx";

/** A video visit, for its clinician: who the patient is, and the place for the visit. */
export function VisitPage() {
  return (
    <OneVisit>
      {(id) => (
        <div>
          {patterns.id.test(id) ? (
            <VisitedPatient key={`patient ${id}`} appointmentId={id} />
          ) : null}
          <Place key={id} id={id} />
        </div>
      )}
    </OneVisit>
  );
}

function Place({ id }: { id: string }) {
  const { ongoing, setPlace } = useCalls();
  const place = useCallback(
    (element: HTMLElement | null) => setPlace(element && { id, element }),
    [id, setPlace],
  );
  return (
    <>
      {ongoing === null || ongoing.id === id ? null : <OtherCall />}
      <div ref={place} />
    </>
  );
}

/** Says that the clinician is in another visit: one at a time. */
function OtherCall() {
  const { t } = useTranslation("visits");
  const { ongoing, setOngoing } = useCalls();
  if (ongoing === null) return null;
  const name = ongoing.patientName;
  return (
    <StateMessage
      picture={<SproutPicture />}
      title={t("along.busyTitle", { name })}
      action={
        <>
          <Button variant="contained" component={Link} to={medicalPaths.visit(ongoing.id)}>
            {t("lobby.return")}
          </Button>
          <Button variant="outlined" onClick={() => setOngoing(null)}>
            {t("along.leave")}
          </Button>
        </>
      }
    >
      {t("along.busyBody", { name })}
    </StateMessage>
  );
}

type ClinicianVisitProps = {
  id: string;
  /** Where its page shows it; null while another page is open. */
  place: HTMLElement | null;
};

/**
 * A visit with the patient's record beside the video. It moves between its page and the end of the
 * document in an element of its own, so that the call and its state stay.
 */
export function ClinicianVisit({ id, place }: ClinicianVisitProps) {
  const [element] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (place ?? document.body).append(element);
    return () => element.remove();
  }, [place, element]);
  return (
    <NamespaceLoader namespaces={["visits"]}>
      <Kept id={id} isAway={place === null} element={element} />
    </NamespaceLoader>
  );
}

type KeptProps = { id: string; isAway: boolean; element: HTMLElement };

function Kept({ id, isAway, element }: KeptProps) {
  const { t } = useTranslation("visits");
  const { ongoing, setOngoing } = useCalls();
  const navigate = useNavigate();
  const showToast = useToast();
  const isInCall = ongoing?.id === id;
  const wasInCall = useRef(false);
  useAreaExit(isInCall);

  function note(stage: VisitStage | null, { patientName }: Appointment) {
    const isIn = stage === "room";
    const isOver = stage === "over" || stage === "elsewhere" || stage === "closed";
    if (isAway && wasInCall.current && isOver) showToast("info", t(`${stage}.title`));
    wasInCall.current = isIn;
    setOngoing(isIn ? { id, patientName } : null);
  }

  return (
    <>
      <Announcement>
        {isAway && isInCall ? t("along.goes", { name: ongoing.patientName }) : ""}
      </Announcement>
      {createPortal(
        <VisitFlow
          appointmentId={id}
          side="clinician"
          home={medicalPaths.home}
          onStage={note}
          onReturn={isAway ? () => void navigate(medicalPaths.visit(id)) : undefined}
          renderBeside={({ patientId, patientName }) => (
            <PatientRecord appointmentId={id} {...{ patientId, patientName }} isBesideVideo />
          )}
          renderAfter={(appointment) => (
            <NamespaceLoader namespaces={["appointments"]}>
              <AfterVisit row={{ id, appointment }} />
            </NamespaceLoader>
          )}
        />,
        element,
      )}
    </>
  );
}

/** Who the patient is; nothing until the appointment is known. The flow reports its problems. */
function VisitedPatient({ appointmentId }: { appointmentId: string }) {
  // The same name as in the flow, so that the two share one listener.
  const name = `visits/appointment/${appointmentId}`;
  const live = useLiveQuery(name, visitAppointment(appointmentId), (value) => value === null);
  if (live.status !== "content" || live.value === null) return null;
  return <PatientInSight appointment={live.value} />;
}
