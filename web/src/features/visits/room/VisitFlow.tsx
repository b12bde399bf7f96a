import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { patterns } from "@salvia/domain/shared/patterns";
import type { VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useStaffName } from "../../../ui/StaffName.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { OpenVisit } from "./OpenVisit.tsx";
import { useVisit } from "./useVisit.ts";
import { visitAppointment } from "../visits.data.ts";
import { VisitNotice } from "./VisitNotice.tsx";
import { FocusGrid } from "./VisitRoom.tsx";
import type { VisitStage } from "./visitStage.ts";

type VisitFlowProps = {
  appointmentId: string;
  side: VisitSide;
  /** The path to return to after the visit. */
  home: string;
  /** Renders the content beside the video, which stays after the call ends. */
  renderBeside?: (appointment: Appointment) => ReactNode;
  /** Renders what to do with the appointment once its visit is over. */
  renderAfter?: (appointment: Appointment) => ReactNode;
  /** Called with each stage of a known visit, and with null once it is no longer shown. */
  onStage?: (stage: VisitStage | null, appointment: Appointment) => void;
  /** Set while its user is on another page, where the call is a tile: leads back to the visit. */
  onReturn?: (() => void) | undefined;
};

/** A visit from the device check to its end, from the point of view of one participant. */
export function VisitFlow(props: VisitFlowProps) {
  // The id comes from the URL, so it may not be a valid appointment id.
  return patterns.id.test(props.appointmentId) ? (
    <VisitOfAppointment {...props} />
  ) : (
    <VisitNotFound />
  );
}

function VisitOfAppointment(props: VisitFlowProps) {
  const { appointmentId } = props;
  const live = useLiveQuery(
    `visits/appointment/${appointmentId}`,
    visitAppointment(appointmentId),
    (appointment) => appointment === null,
  );
  if (live.status === "loading") return <Loading />;
  if (live.status === "error" && live.failure.code !== "not-allowed")
    return <LoadProblem of={live} />;
  if (live.status !== "content" || live.value === null) {
    return <VisitNotFound />;
  }
  return <KnownVisit {...props} appointment={live.value} />;
}

function VisitNotFound() {
  const { t } = useTranslation("visits");
  return <Notice severity="warning">{t("absent")}</Notice>;
}

function KnownVisit(props: VisitFlowProps & { appointment: Appointment }) {
  const { appointmentId, appointment, side } = props;
  const { t } = useTranslation("visits");
  const clinician = useStaffName(appointment.clinicianId);
  const view = useVisit(appointmentId, appointment, side);
  const container = useRef<HTMLDivElement>(null);
  const stage = view.status === "content" ? view.stage : null;
  const stageBefore = useRef(stage);
  useEffect(() => {
    const previous = stageBefore.current;
    stageBefore.current = stage;
    // The pressed button disappears with its stage, so keep the focus here. On first load, leave
    // the focus to the browser.
    if (previous !== null && previous !== stage && document.activeElement === document.body) {
      container.current?.focus({ preventScroll: true });
    }
  }, [stage]);
  const notify = useEffectEvent((its: VisitStage | null) => props.onStage?.(its, appointment));
  // Before the browser paints, so that a call that has ended leaves nothing behind.
  useLayoutEffect(() => notify(stage), [stage]);
  useLayoutEffect(() => () => notify(null), []);
  if (props.onReturn !== undefined && stage !== "room") return null;
  if (view.status === "loading") return <Loading />;
  if (view.status === "unreachable") {
    return <Notice severity="warning">{t("unreachable")}</Notice>;
  }
  if (view.status === "error") return <LoadProblem of={view} />;
  const other = side === "clinician" ? appointment.patientName : clinician;
  const isShut = ["none", "over", "closed", "elsewhere"].includes(view.stage);
  return (
    <FocusGrid ref={container} tabIndex={-1} sx={{ gap: 2.5 }}>
      <Announcement>
        {stage === "waiting" || stage === "over" || stage === "elsewhere"
          ? t(`${stage}.title`)
          : ""}
      </Announcement>
      <MutationProblem mutation={view.mutation} />
      {isShut ? (
        <>
          <VisitNotice {...props} view={view} />
          {/* The clinician can still write notes after the visit ends. */}
          {view.stage === "over" ? props.renderBeside?.(appointment) : null}
        </>
      ) : (
        <OpenVisit {...props} other={other} view={view} />
      )}
    </FocusGrid>
  );
}
