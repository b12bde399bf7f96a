import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { nextStatuses } from "@salvia/domain/scheduling/appointment";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentProblemNotice } from "../AppointmentProblemNotice.tsx";
import { appointmentMoment } from "./appointmentMoment.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import type { ChangedAppointment } from "../data/appointmentWrites.data.ts";
import { CancelDialog } from "../move/CancelDialog.tsx";
import { useMoveOf } from "../move/useMoveOf.ts";
import { CancelSeriesDialog } from "../series/CancelSeriesDialog.tsx";
import { useCancelFollowing } from "../series/useCancelFollowing.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import {
  emptyTime,
  isOutsideHours,
  minutesOf,
  timeProblem,
  type TimeDraft,
} from "../form/appointmentDraft.ts";
import { TimeChoice } from "../form/TimeChoice.tsx";
import { useAvailability } from "../data/useAvailability.ts";
import { UndoDone, useMarkAsDone } from "./MarkAsDone.tsx";
import { MessageLink, RecordLink, useStanding, VisitLink } from "./useStanding.tsx";
import { useAppointmentMutation } from "../useAppointmentMutation.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayText, zonedTimeText } from "../timeFormat.ts";

/**
 * Where an appointment stands and what its clinician can do: one main step, and the others smaller.
 * Each is one write against the version they saw.
 */
export function AppointmentActions({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const standing = useStanding(row);
  const move = useMoveOf(row);
  const { busy, problem, change } = useAppointmentMutation();
  const doneMutation = useMarkAsDone();
  const series = useCancelFollowing();
  const showToast = useToast();
  const [asking, setAsking] = useState<"cancel" | "move" | null>(null);
  const { status, startsAt, mode } = row.appointment;
  const moment = appointmentMoment(row.appointment, now);
  const canCancel = nextStatuses[status].includes("cancelled");
  const isOn = moment === "soon" || moment === "begun";
  const hasVideo = useIsOn("visits") && mode === "telemedicine";
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Each of these changes can remove the pressed button.
  useFocusKept(heading, `${status} ${startsAt.getTime()} ${asking} ${problem?.kind}`);

  async function write(what: ChangedAppointment, done: string) {
    if (!(await change(row, what))) return;
    showToast("success", done);
    setAsking(null);
  }
  const confirmAt = (time: Date, more: Partial<ChangedAppointment> = {}) => {
    const when = { day: dayText(time, language, zone), time: zonedTimeText(time, language, zone) };
    void write({ status: "confirmed", startsAt: time, ...more }, t("toast.moved", when));
  };
  const isInSeries = row.appointment.seriesId !== undefined && status === "confirmed";
  const isMove = move.kind === "request";
  const isRequest = status === "pending";
  const confirm = () => {
    if (isMove) confirmAt(startsAt);
    else void write({ status: "confirmed" }, t("toast.confirmed"));
  };
  const cancel = () => {
    setAsking(null);
    const done = isMove ? "declined" : isRequest ? "requestDeclined" : "cancelled";
    void write({ status: "cancelled" }, t(`toast.${done}`));
  };
  const markAsDone = (variant: "contained" | "text") => (
    <BusyButton
      variant={variant}
      busy={doneMutation.busy}
      busyLabel={t("page.marking")}
      onClick={() => doneMutation.markAsDone(row)}
    >
      {t("page.done")}
    </BusyButton>
  );

  return (
    <>
      <Box component="section" aria-labelledby={headingId} sx={panel}>
        <Typography
          variant="h2"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          sx={{ "&:focus": { outline: "none" } }}
        >
          {standing.title}
        </Typography>
        <AppointmentProblemNotice problem={problem} onChoose={(time) => confirmAt(time)} />
        <MutationProblem mutation={series} />
        <Typography sx={{ color: "text.secondary" }}>
          {isMove ? t("move.askedBody") : standing.body}
        </Typography>
        <Box sx={steps}>
          {moment === "asked" ? (
            <BusyButton
              variant="contained"
              busy={busy}
              busyLabel={t("page.confirming")}
              onClick={confirm}
            >
              {t("page.confirm")}
            </BusyButton>
          ) : null}
          {moment === "leftOpen" ? markAsDone("contained") : null}
          <VisitLink row={row} primary={isOn} />
          <RecordLink row={row} primary={isOn && !hasVideo} />
          <MessageLink row={row} />
        </Box>
        {status === "done" ? (
          <Box sx={steps}>
            <UndoDone row={row} busy={doneMutation.busy} onUndo={() => doneMutation.undo(row)} />
          </Box>
        ) : null}
        {canCancel ? (
          <Box sx={others}>
            {moment === "begun" ? markAsDone("text") : null}
            <Button
              variant={moment === "missed" ? "contained" : "text"}
              aria-expanded={asking === "move"}
              onClick={() => setAsking(asking === "move" ? null : "move")}
            >
              {t(asking === "move" ? "page.keepTime" : "page.move")}
            </Button>
            <Button color="error" aria-disabled={busy} onClick={() => setAsking("cancel")}>
              {t(isRequest ? "page.decline" : "page.cancel")}
            </Button>
          </Box>
        ) : null}
      </Box>
      {asking === "move" ? <Move row={row} busy={busy} onMove={confirmAt} /> : null}
      {asking === "cancel" && isInSeries ? (
        <CancelSeriesDialog
          onClose={() => setAsking(null)}
          onCancelOne={cancel}
          onCancelFollowing={() => {
            setAsking(null);
            void series.cancelFollowing(row);
          }}
        />
      ) : null}
      {asking === "cancel" && !isInSeries ? (
        <CancelDialog
          row={row}
          isPatient={false}
          onClose={() => setAsking(null)}
          onConfirm={cancel}
        />
      ) : null}
    </>
  );
}

const panel = {
  display: "grid",
  gap: 1.5,
  minWidth: 0,
  borderColor: "divider",
  borderStyle: "solid",
  borderWidth: { xs: "1px 0 0", md: "0 0 0 1px" },
  paddingTop: { xs: 2.5, md: 0 },
  paddingLeft: { md: 4 },
} as const;

const steps = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  "&:empty": { display: "none" },
  // On a phone, the steps are as wide as the thumb reaches.
  "& > a, & > button": { flexGrow: { xs: 1, sm: 0 } },
} as const;

const others = { display: "flex", flexWrap: "wrap", gap: 1, marginLeft: -1 } as const;

type MoveProps = {
  row: AppointmentRow;
  busy: boolean;
  onMove: (startsAt: Date, more: Partial<ChangedAppointment>) => void;
};

/** Moves an appointment to another time; the same write frees its current time. */
function Move({ row: { appointment }, busy, onMove }: MoveProps) {
  const { t } = useTranslation("appointments");
  const { clinicianId, patientId, patientName, mode } = appointment;
  const [draft, setDraft] = useState<TimeDraft>({ ...emptyTime, minutes: appointment.minutes });
  const [tried, setTried] = useState(false);
  const live = useAvailability(clinicianId);

  function move() {
    setTried(true);
    if (live.status !== "content" || draft.startsAt === null) return;
    if (timeProblem(draft, mode, live.value) !== null) return;
    const isOutside = isOutsideHours(draft, mode, live.value);
    onMove(draft.startsAt, {
      minutes: minutesOf(draft, mode, live.value),
      ...(isOutside && { outsideHoursReason: draft.outsideHoursReason.trim() }),
    });
  }

  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridColumn: "1 / -1",
        paddingTop: 3,
        borderTop: 1,
        borderColor: "divider",
        "& > button": { justifySelf: "start" },
      }}
    >
      <TimeChoice
        {...{ clinicianId, mode, draft, tried }}
        patient={{ uid: patientId, name: patientName, isUser: false }}
        except={appointment.token ?? null}
        near={appointment.startsAt}
        onChange={setDraft}
      />
      {draft.startsAt === null ? null : (
        <BusyButton variant="contained" busy={busy} busyLabel={t("form.sending")} onClick={move}>
          {t("page.moveTo")}
        </BusyButton>
      )}
    </Box>
  );
}
