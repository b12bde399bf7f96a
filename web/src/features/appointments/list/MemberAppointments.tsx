import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { endOf, recordOpensAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { memberPaths } from "@salvia/domain/site/paths";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { TrellisPicture } from "../../../ui/drawings/StatePictures.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentList } from "./AppointmentList.tsx";
import { PracticeAddress } from "./PracticeAddress.tsx";
import { AppointmentProblemNotice } from "./AppointmentProblemNotice.tsx";
import { ownAppointments, type AppointmentRow } from "../data/appointments.data.ts";
import { useAppointmentMutation } from "./useAppointmentMutation.ts";

const fourWeeks = 28 * 24 * 60 * 60_000;

type WaitProps = {
  /** Asks for earlier times than that of an appointment. */
  onWait?: (appointment: Appointment) => void;
};

/** A member's own appointments, live: upcoming ones with their actions, and past ones. */
export function MemberAppointments({ onWait }: WaitProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const live = useOwnAppointments();
  if (live.status === "loading") {
    return <LoadingBlock height={240} label={t("loading")} />;
  }
  if (live.status === "error") return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  if (live.status === "empty") {
    return (
      <StateMessage picture={<TrellisPicture />} title={t("member.none")} level="h2">
        {t("member.noneBody")}
      </StateMessage>
    );
  }
  const isToCome = ({ appointment }: AppointmentRow) => endOf(appointment) > now;
  const past = live.value.filter((row) => !isToCome(row)).toReversed();
  return (
    <>
      <ToCome rows={live.value.filter(isToCome)} {...(onWait && { onWait })} />
      {past.length === 0 ? null : (
        <Section title={t("member.past")}>
          <Own label={t("member.past")} rows={past} />
        </Section>
      )}
    </>
  );
}

/** A member's own appointments of the past four weeks and to come, live. */
export function useOwnAppointments(): LiveQuery<readonly AppointmentRow[]> {
  const uid = useAuth().user?.uid ?? "";
  const now = useNow();
  const [since] = useState(() => new Date(now.getTime() - fourWeeks));
  return useLiveQuery(
    "appointments/own",
    ownAppointments(uid, since),
    ({ length }) => length === 0,
  );
}

/** One of a member's appointments, with its actions while it is to come. */
export function MemberAppointment({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  if (endOf(row.appointment) > now) return <ToCome rows={[row]} />;
  return (
    <Section title={t("member.past")}>
      <Own label={t("member.past")} rows={[row]} />
    </Section>
  );
}

function ToCome({ rows, onWait }: WaitProps & { rows: readonly AppointmentRow[] }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const { busy, problem, change } = useAppointmentMutation();
  const showToast = useToast();
  const [canceling, setCanceling] = useState<AppointmentRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A canceled appointment has no button any more.
  useFocusKept(heading, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());

  async function cancel(row: AppointmentRow) {
    setCanceling(null);
    if (await change(row, { status: "cancelled" })) showToast("success", t("toast.cancelled"));
  }
  const renderAction = (row: AppointmentRow) =>
    isOpen(row.appointment) && row.appointment.startsAt > now ? (
      <Button color="error" aria-disabled={busy} onClick={() => setCanceling(row)}>
        {t("member.cancel")}
      </Button>
    ) : null;

  return (
    <Section title={t("member.upcoming")} headingRef={heading}>
      <AppointmentProblemNotice problem={problem} onChoose={() => {}} />
      {rows.length === 0 ? (
        <Typography>{t("member.none")}</Typography>
      ) : (
        <Own
          label={t("member.upcoming")}
          rows={rows}
          renderAction={renderAction}
          {...(onWait && { onWait })}
        />
      )}
      <ConfirmDialog
        open={canceling !== null}
        title={t("canceling.title")}
        body={t("canceling.body")}
        cancelLabel={t("canceling.stay")}
        confirmLabel={t("canceling.leave")}
        onCancel={() => setCanceling(null)}
        onConfirm={() => {
          if (canceling !== null) void cancel(canceling);
        }}
      />
    </Section>
  );
}

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
          <VisitLink row={row} />
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

/** The link to a video visit while it is open, and before that what the patient waits for. */
export function VisitLink({ row: { id, appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const hasVisits = useIsOn("visits");
  if (appointment.status === "pending") return <span>{t("member.waiting")}</span>;
  if (appointment.status !== "confirmed" || appointment.mode !== "telemedicine") return null;
  if (!hasVisits || now >= endOf(appointment)) return null;
  if (!isVisitOpen(appointment, now)) return <span>{t("member.visitLater")}</span>;
  return (
    <Box sx={{ marginTop: 1 }}>
      <Button variant="contained" component={Link} to={memberPaths.visit(id)}>
        {t("member.visit")}
      </Button>
    </Box>
  );
}

/** Whether a video visit can be joined: from 15 minutes before the appointment to its end. */
export function isVisitOpen(appointment: Appointment, now: Date): boolean {
  const { mode, status } = appointment;
  return (
    status === "confirmed" &&
    mode === "telemedicine" &&
    now >= recordOpensAt(appointment) &&
    now < endOf(appointment)
  );
}

function isOpen({ status }: Appointment): boolean {
  return status === "pending" || status === "confirmed";
}

const day = 24 * 60 * 60_000;

/** Whether an appointment is late enough to wait for an earlier time. */
function canWait({ status, startsAt }: Appointment, now: Date): boolean {
  return status === "confirmed" && startsAt.getTime() - now.getTime() > day;
}
