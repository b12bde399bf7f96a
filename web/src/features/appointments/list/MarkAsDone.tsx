import DoneIcon from "@mui/icons-material/TaskAltOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  doneUndoableUntil,
  isLeftOpen,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { clockTime } from "../../../ui/time/relativeTime.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useProblemText } from "../AppointmentProblemNotice.tsx";
import { attemptChange } from "../useAppointmentMutation.ts";

/**
 * Marks appointments as done, in one press that its toast can undo. The toast outlives the view, so
 * it says itself why something was not stored.
 */
export function useMarkAsDone() {
  const { t } = useTranslation("appointments");
  const showToast = useToast();
  const problemText = useProblemText();
  const mutation = useMutation();

  async function undo(row: AppointmentRow) {
    const problem = await attemptChange(row, { status: "confirmed" });
    if (problem === null) showToast("success", t("toast.undone"));
    else showToast("error", problemText(problem));
  }
  async function markAsDone(row: AppointmentRow) {
    const problem = await attemptChange(row, { status: "done" });
    if (problem !== null) {
      showToast("error", problemText(problem));
      return;
    }
    const { appointment } = row;
    const done: Appointment = { ...appointment, status: "done", rev: appointment.rev + 1 };
    showToast("success", t("toast.done"), {
      label: t("page.undo"),
      onPress: () => void undo({ ...row, appointment: done }),
    });
  }
  return {
    busy: mutation.busy,
    markAsDone: (row: AppointmentRow) => void mutation.run(() => markAsDone(row)),
    undo: (row: AppointmentRow) => void mutation.run(() => undo(row)),
  };
}

/** Marks an appointment that is over as done; nothing for any other appointment. */
export function DoneButton({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const { busy, markAsDone } = useMarkAsDone();
  if (!isLeftOpen(row.appointment, now)) return null;
  return (
    <BusyButton
      startIcon={<DoneIcon />}
      busy={busy}
      busyLabel={t("page.marking")}
      aria-label={t("ahead.doneOf", { name: row.appointment.patientName })}
      onClick={() => markAsDone(row)}
    >
      {t("page.done")}
    </BusyButton>
  );
}

/** After a visit: marks its appointment as done, and takes that back while it is possible. */
export function AfterVisit({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const { busy, markAsDone, undo } = useMarkAsDone();
  const container = useRef<HTMLDivElement>(null);
  const { status, startsAt } = row.appointment;
  // Each press replaces the pressed button.
  useFocusKept(container, status);
  const canMark = status === "confirmed" && startsAt <= now;
  if (!canMark && status !== "done") return null;
  return (
    <Box
      ref={container}
      tabIndex={-1}
      sx={{ display: "grid", justifyItems: "center", gap: 1, "&:focus": { outline: "none" } }}
    >
      {canMark ? (
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("page.marking")}
          onClick={() => markAsDone(row)}
        >
          {t("page.done")}
        </BusyButton>
      ) : (
        <UndoDone row={row} busy={busy} onUndo={() => undo(row)} />
      )}
    </Box>
  );
}

type UndoDoneProps = { row: AppointmentRow; busy: boolean; onUndo: () => void };

/** Says that an appointment is done, with a button to undo that while it is possible. */
export function UndoDone({ row, busy, onUndo }: UndoDoneProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const until = doneUndoableUntil(row.appointment);
  if (until === null || now >= until) return <Typography>{t("toast.done")}</Typography>;
  return (
    <>
      <Typography>{t("page.isDone", { time: clockTime(until, language, zone) })}</Typography>
      <Button aria-disabled={busy} onClick={onUndo}>
        {t("page.undo")}
      </Button>
    </>
  );
}
