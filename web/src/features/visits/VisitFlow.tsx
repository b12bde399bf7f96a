import Box from "@mui/material/Box";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { patterns } from "@salvia/domain/shared/patterns";
import type { VisitSide } from "@salvia/domain/scheduling/visit";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { Announcement } from "../../ui/Announcement.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useStaffName } from "../../ui/staffNames.ts";
import { MutationProblem } from "../../ui/MutationProblem.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { OpenVisit } from "./OpenVisit.tsx";
import { useVisit } from "./useVisit.ts";
import { visitAppointment } from "./visits.data.ts";
import { VisitNotice } from "./VisitNotice.tsx";

type VisitFlowProps = {
  appointmentId: string;
  side: VisitSide;
  /** Where one goes afterwards. */
  home: string;
  /** What stands beside the pictures, and stays when they end. */
  renderBeside?: (appointment: Appointment) => ReactNode;
};

/** A visit from the check of one's devices to its end, as one of the two sees it. */
export function VisitFlow(props: VisitFlowProps) {
  // An address may say anything; what cannot be an id is no appointment's.
  return patterns.id.test(props.appointmentId) ? <AnyVisit {...props} /> : <Absent />;
}

function AnyVisit(props: VisitFlowProps) {
  const { appointmentId } = props;
  const live = useLiveQuery(
    `visits/appointment/${appointmentId}`,
    visitAppointment(appointmentId),
    (appointment) => appointment === null,
  );
  if (live.status === "loading") return <Loading />;
  if (live.status === "error" && live.failure.code !== "not-allowed") {
    return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status !== "content" || live.value === null) {
    return <Absent />;
  }
  return <KnownVisit {...props} appointment={live.value} />;
}

function Absent() {
  const { t } = useTranslation("visits");
  return <Notice severity="warning">{t("absent")}</Notice>;
}

function KnownVisit(props: VisitFlowProps & { appointment: Appointment }) {
  const { appointmentId, appointment, side } = props;
  const { t } = useTranslation("visits");
  const clinician = useStaffName(appointment.clinicianId);
  const view = useVisit(appointmentId, appointment, side);
  const keeper = useRef<HTMLDivElement>(null);
  const stage = view.status === "content" ? view.stage : null;
  const before = useRef(stage);
  useEffect(() => {
    const came = before.current;
    before.current = stage;
    // What was pressed is gone with the stage it led out of; on arrival the browser knows its own place.
    if (came !== null && came !== stage && document.activeElement === document.body) {
      keeper.current?.focus({ preventScroll: true });
    }
  }, [stage]);
  if (view.status === "loading") return <Loading />;
  if (view.status === "unreachable") {
    return <Notice severity="warning">{t("unreachable")}</Notice>;
  }
  if (view.status === "error") return <LoadProblem failure={view.failure} onRetry={view.retry} />;
  const other = side === "clinician" ? appointment.patientName : clinician;
  const isShut = ["none", "over", "closed", "elsewhere"].includes(view.stage);
  return (
    <Box
      ref={keeper}
      tabIndex={-1}
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 2.5,
        "&:focus": { outline: "none" },
      }}
    >
      <Announcement>
        {stage === "waiting" || stage === "over" || stage === "elsewhere"
          ? t(`${stage}.title`)
          : ""}
      </Announcement>
      <MutationProblem mutation={view.task} />
      {isShut ? (
        <>
          <VisitNotice {...props} view={view} />
          {/* What was seen and said is written down afterwards, too. */}
          {view.stage === "over" ? props.renderBeside?.(appointment) : null}
        </>
      ) : (
        <OpenVisit {...props} other={other} view={view} />
      )}
    </Box>
  );
}
