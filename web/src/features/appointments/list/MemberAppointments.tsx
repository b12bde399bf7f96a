import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import type { Patient } from "@salvia/domain/record/patient";
import { memberPaths } from "@salvia/domain/site/paths";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { dayMs } from "../../../lib/time/plainDay.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { CancelDialog } from "../move/CancelDialog.tsx";
import { MoveButton } from "../move/MoveButton.tsx";
import { MoveDialog } from "../move/MoveDialog.tsx";
import { MoveNote } from "../move/MoveNote.tsx";
import { OwnSeries } from "../series/OwnSeries.tsx";
import { statusWordOf } from "./AppointmentLabels.tsx";
import { AppointmentList } from "./AppointmentList.tsx";
import { EarlierAppointments } from "./EarlierAppointments.tsx";
import { MemberVisitLink } from "./MemberVisitLink.tsx";
import { useOwnAppointments, useSince } from "./useOwnAppointments.ts";
import { PracticeAddress } from "./PracticeAddress.tsx";
import { AppointmentProblemNotice } from "../AppointmentProblemNotice.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useAppointmentMutation } from "../useAppointmentMutation.ts";

type WaitProps = {
  /** Asks for earlier times than that of an appointment. */
  onWait?: (appointment: Appointment) => void;
};

type PatientProps = {
  /** The member as a patient, with the current name; null while unknown. */
  patient: Pick<Patient, "name" | "clinicians"> | null;
};

/** A member's own appointments, live: upcoming ones with their actions, and past ones. */
export function MemberAppointments({ patient, onWait }: PatientProps & WaitProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const since = useSince();
  const live = useOwnAppointments();
  if (live.status === "loading") {
    return <LoadingBlock height={240} label={t("loading")} />;
  }
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status === "empty") {
    return (
      <>
        <StateMessage picture={<TrellisPicture />} title={t("member.none")} level="h2">
          {t("member.noneBody")}
        </StateMessage>
        <EarlierAppointments before={since} />
      </>
    );
  }
  const past = live.value.filter(({ appointment }) => !isAhead(appointment, now)).toReversed();
  const ahead = live.value.filter(({ appointment }) => isAhead(appointment, now));
  return (
    <>
      <ToCome rows={ahead} patient={patient} {...(onWait && { onWait })} />
      {past.length === 0 ? null : (
        <Section title={t("member.past")}>
          <Own label={t("member.past")} rows={past} />
        </Section>
      )}
      <EarlierAppointments before={since} />
    </>
  );
}

/** One of a member's appointments, with its actions while it is to come. */
export function MemberAppointment({ row, patient }: PatientProps & { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  if (isAhead(row.appointment, now)) return <ToCome rows={[row]} patient={patient} />;
  return (
    <Section title={t("member.past")}>
      <Own label={t("member.past")} rows={[row]} />
    </Section>
  );
}

type ToComeProps = PatientProps & WaitProps & { rows: readonly AppointmentRow[] };

function ToCome({ rows, patient, onWait }: ToComeProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const { busy, problem, change } = useAppointmentMutation();
  const showToast = useToast();
  const [canceling, setCanceling] = useState<AppointmentRow | null>(null);
  const [moving, setMoving] = useState<AppointmentRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A canceled appointment has no button any more, and one that a request moves has one less.
  useFocusKept(heading, rows.map(buttonsOf).join());

  async function cancel(row: AppointmentRow) {
    setCanceling(null);
    const isMove = statusWordOf(row.appointment) === "moveRequested";
    if (!(await change(row, { status: "cancelled" }))) return;
    showToast("success", t(isMove ? "toast.withdrawn" : "toast.cancelled"));
  }
  const renderAction = (row: AppointmentRow) =>
    isOpen(row.appointment) && row.appointment.startsAt > now ? (
      <Box sx={actions}>
        {patient?.clinicians.includes(row.appointment.clinicianId) ? (
          <MoveButton row={row} onMove={() => setMoving(row)} />
        ) : null}
        <Button color="error" aria-disabled={busy} onClick={() => setCanceling(row)}>
          {t(
            statusWordOf(row.appointment) === "moveRequested" ? "member.withdraw" : "member.cancel",
          )}
        </Button>
      </Box>
    ) : null;

  return (
    <Section title={t("member.upcoming")} headingRef={heading}>
      <AppointmentProblemNotice problem={problem} onChoose={() => {}} />
      {rows.length === 0 ? (
        <Typography>{t("member.noneUpcoming")}</Typography>
      ) : (
        <Own
          label={t("member.upcoming")}
          rows={rows}
          renderAction={renderAction}
          {...(onWait && { onWait })}
        />
      )}
      {canceling === null ? null : (
        <CancelDialog
          row={canceling}
          isPatient
          onClose={() => setCanceling(null)}
          onConfirm={() => void cancel(canceling)}
        />
      )}
      {moving === null || patient === null ? null : (
        <MoveDialog
          row={moving}
          patientName={patient.name}
          onRequested={() => {
            setMoving(null);
            showToast("success", t("toast.asked"));
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </Section>
  );
}

/** What decides which buttons an appointment has. */
function buttonsOf({ id, appointment: { status, moveRequestId } }: AppointmentRow): string {
  return `${id} ${status} ${moveRequestId}`;
}

const actions = {
  display: "flex",
  flexDirection: { xs: "row", sm: "column" },
  flexWrap: "wrap",
  alignItems: { sm: "flex-end" },
} as const;

type OwnProps = WaitProps & {
  label: string;
  rows: readonly AppointmentRow[];
  renderAction?: (row: AppointmentRow) => ReactNode;
};

function Own({ label, rows, renderAction, onWait }: OwnProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  return (
    <AppointmentList
      label={label}
      dated
      rows={rows}
      renderName={({ appointment }) => <StaffName uid={appointment.clinicianId} />}
      pathOf={null}
      renderNote={(row) => (
        <>
          <PracticeAddress appointment={row.appointment} />
          <OwnSeries {...{ row, rows }} />
          <MoveNote row={row} pathOf={memberPaths.appointment} />
          <MemberVisitLink row={row} />
          {onWait && canWait(row.appointment, now) ? (
            <Button
              sx={{ justifySelf: "start", marginLeft: -1 }}
              onClick={() => onWait(row.appointment)}
            >
              {t("waitingList.earlier")}
            </Button>
          ) : null}
        </>
      )}
      {...(renderAction && { renderAction })}
    />
  );
}

/** Whether it goes on or is to come; what was marked as done is over. */
function isAhead(appointment: Appointment, now: Date): boolean {
  return appointment.status !== "done" && endOf(appointment) > now;
}

function isOpen({ status }: Appointment): boolean {
  return status === "pending" || status === "confirmed";
}

/** Whether an appointment is late enough to wait for an earlier time. */
function canWait({ status, startsAt }: Appointment, now: Date): boolean {
  return status === "confirmed" && startsAt.getTime() - now.getTime() > dayMs;
}
